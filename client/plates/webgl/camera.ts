type Vector = readonly [x: number, y: number, z: number];

export interface Standpoint {
  eye: Vector;
  target: Vector;
  /** Picture height at distance 1. */
  field: number;
  /** Vertical shift of the centre from the horizon, in picture heights; verticals stay vertical. */
  shift?: number;
}

/** What the shaders know of the camera. */
export function cameraAt({ eye, target, field, shift = 0 }: Standpoint) {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return { uEye: eye, uForward: forward, uRight: right, uUp: up, uField: field, uShift: shift };
}

/** @param lamp direction about the upright axis, degrees: 0 from the front, 90 from the right */
export function lampAt(lamp: number): Vector {
  const angle = (lamp * Math.PI) / 180;
  return [Math.sin(angle), 0.78, Math.cos(angle)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
