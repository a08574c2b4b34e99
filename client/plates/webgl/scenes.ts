import type { PlateName } from '#shared/drawing/plates.ts';
import type { Standpoint } from './camera';

export interface Scene {
  view: Standpoint;
  /** Direction of the lamp in the still, and how far it can swing from there, degrees. */
  lamp: number;
  swing: number;
  /** Whether there is a ground plane at height 0. */
  hasGround: boolean;
  /** Ambient light. */
  room: number;
}

export const scenes: Record<PlateName, Scene> = {
  house: {
    view: { eye: [7.6, 1.75, 11.6], target: [0, 1.75, 0], field: 0.66, shift: 0.155 },
    ...{ lamp: -40, swing: 118, hasGround: true, room: 0.22 },
  },
  coins: {
    view: { eye: [0.3, 3.3, 8.6], target: [0.3, 0.5, -0.2], field: 0.5 },
    ...{ lamp: -42, swing: 87, hasGround: true, room: 0.15 },
  },
  shares: {
    view: { eye: [0.9, 3.4, 4.9], target: [0.05, 0.1, -0.16], field: 0.5 },
    ...{ lamp: -38, swing: 87, hasGround: true, room: 0.15 },
  },
  ingots: {
    view: { eye: [2.6, 2.5, 5.2], target: [0.05, 0.42, -0.1], field: 0.44 },
    ...{ lamp: -35, swing: 87, hasGround: true, room: 0.15 },
  },
};
