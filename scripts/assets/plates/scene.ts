import type { Field, Point } from './fields';

/** One object on a ground plane at y = 0, with the camera and the light that show it best. */
export interface Scene {
  solid: Field;
  /** Reflectance of the solid at a point of its surface, 1 when absent. */
  paint?: Field;
  /** Reflectance of the ground, 0.60–0.76 so that lit tops stand clear of it. */
  ground: number | ((x: number, z: number) => number);
  eye: Point;
  target: Point;
  /** Focal length in picture heights. */
  zoom: number;
  /** Where the light comes from; normalised here. */
  light: Point;
  /** Distance at which the ground has melted into the sky, when it should. */
  haze?: number;
}
