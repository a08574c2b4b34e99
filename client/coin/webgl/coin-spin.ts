import { TURN } from '#shared/drawing/interpolate.ts';

/** Radians in a millisecond: a turn in fourteen seconds. */
const OWN_SPEED = TURN / 14_000;
/** Two and a half turns a second; faster, the direction is no longer visible. */
const TOP_SPEED = 0.016;
/** Time in which a flick loses two thirds of its speed. */
const SLOWING_MS = 1100;

/** Turns by itself, follows a drag, and slows down to its own speed after a flick. */
export function coinSpin() {
  let speed = OWN_SPEED;
  let isHeld = false;
  let dragged = 0;
  return {
    /** Takes hold of the coin, or drags it on by this angle. */
    drag(radians: number) {
      isHeld = true;
      dragged += radians;
    },
    release() {
      isHeld = false;
    },
    /** How far it turns in this many milliseconds, in radians. */
    turn(step: number) {
      const by = dragged;
      dragged = 0;
      // A step of zero follows a pause; input during the pause does not count.
      if (step === 0) return 0;
      if (isHeld || by !== 0) speed = (speed + bounded(by / step)) / 2;
      if (isHeld) return by;
      speed = OWN_SPEED + (speed - OWN_SPEED) * Math.exp(-step / SLOWING_MS);
      return by + speed * step;
    },
  };
}

function bounded(speed: number): number {
  return Math.max(-TOP_SPEED, Math.min(TOP_SPEED, speed));
}
