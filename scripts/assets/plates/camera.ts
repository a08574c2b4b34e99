type Vector = [x: number, y: number, z: number];

export interface Camera {
  eye: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  light: Vector;
  /** Height of the picture at a distance of one. */
  field: number;
  /** How far the picture's middle stands above the horizon, in heights: verticals stay vertical. */
  shift: number;
}

export interface Standpoint {
  eye: Vector;
  target: Vector;
  field: number;
  shift?: number;
  /** Direction of the lamp about the upright axis, degrees: 0 from the front, 90 from the right. */
  lamp: number;
}

export function cameraAt({ eye, target, field, shift = 0, lamp }: Standpoint): Camera {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const angle = (lamp * Math.PI) / 180;
  const light: Vector = [Math.sin(angle), 0.78, Math.cos(angle)];
  return { eye, forward, right, up, light, field, shift };
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
