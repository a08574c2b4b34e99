import { readFileSync } from 'node:fs';
import type { PlateName } from '#shared/drawing/plates.ts';
import type { Standpoint } from './camera';
import type { Work } from './engraver';

interface Scene {
  view: Standpoint;
  /** Whether it stands on a plane at height 0. */
  hasGround: boolean;
  /** How bright the room is where the lamp does not reach. */
  room: number;
}

export const scenes = {
  house: {
    view: { eye: [7.6, 1.75, 11.6], target: [0, 1.75, 0], field: 0.66, shift: 0.155, lamp: -40 },
    hasGround: true,
    room: 0.22,
  },
  vault: {
    view: { eye: [0.1, 0.66, 7.9], target: [0.36, -0.06, 0], field: 0.615, lamp: 35 },
    hasGround: false,
    room: 0.15,
  },
  coins: {
    view: { eye: [0.3, 3.3, 8.6], target: [0.3, 0.5, -0.2], field: 0.5, lamp: -42 },
    hasGround: true,
    room: 0.15,
  },
  ingots: {
    view: { eye: [2.6, 2.5, 5.2], target: [0.05, 0.42, -0.1], field: 0.44, lamp: -35 },
    hasGround: true,
    room: 0.15,
  },
  certificate: {
    view: { eye: [0.9, 2.4, 6], target: [0, 0.84, 0], field: 0.46, lamp: -42 },
    hasGround: true,
    room: 0.2,
  },
} satisfies Record<PlateName, Scene>;

export function programsOf(name: PlateName): Work['programs'] {
  const view = shader('shaders/view');
  const scene = shader(`scenes/${name}`);
  return {
    march: view + scene + shader('shaders/march'),
    light: view + scene + shader('shaders/light'),
    cut: view + scene + shader('shaders/cut'),
    print: shader('shaders/print'),
  };
}

function shader(path: string): string {
  return readFileSync(new URL(`${path}.glsl`, import.meta.url), 'utf8');
}
