import { mixed } from '#shared/drawing/gradient.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { type Block, blocksAt, floorAt, fromTheBack, isShaded, placeOf } from './cube';
import { blankFrame, clearFace, drawPiece, type Frame, videoInks } from './frame';

const [width, height] = [1344, 672];
const [centreX, centreY] = [660, 328];
/** Pixels of a block's side. */
const side = 98;
const floor = { level: -1.5, pitch: 12, step: 4, half: 0.9 };

/** For the face of each axis: axes across and along its lines, their number, half width, and light. */
const faces = [
  { across: 1, along: 2, lines: 8, half: 1.2, light: 0.78 },
  { across: 2, along: 0, lines: 5, half: 3, light: 1 },
  { across: 0, along: 1, lines: 7, half: 2.5, light: 1 },
] as const;

/** An engraved stack of blocks. Lines follow each face, and a moving block is red. */
export function drawDeveloper(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  const blocks = blocksAt(time);
  ruleFloor(frame, blocks);
  for (const block of fromTheBack(blocks)) {
    for (const axis of [0, 1, 2] as const) printFace(frame, block, axis);
  }
  return frame;
}

function ruleFloor(frame: Frame, blocks: Block[]): void {
  for (let y = floor.pitch / 2; y < height; y += floor.pitch) {
    for (let x = 0; x < width; x += floor.step) {
      const across = (x + floor.step / 2 - centreX) / side;
      const spot = floorAt(floor.level, across, (y - centreY) / side);
      const strength = 0.42 * smoothstep(6.4, 2, Math.hypot(spot[0], spot[2]));
      if (strength === 0 || isShaded(blocks, spot)) continue;
      const line = { from: [x, y], to: [x + floor.step, y], half: floor.half } as const;
      drawPiece(frame, { ...line, color: videoInks.verdigris, strength });
    }
  }
}

/** Covers what is behind a face, and prints its edges and lines. */
function printFace(frame: Frame, { middle, glow }: Block, axis: 0 | 1 | 2): void {
  const { across, along, lines, half, light } = faces[axis];
  const color = mixed(videoInks.electrum, videoInks.vermilion, glow);
  clearFace(frame, placeAt(0, 0), placeAt(1, 0), placeAt(0, 1));
  for (const end of [0, 1]) {
    print([end, 0], [end, 1], 0.9);
    print([0, end], [1, end], 0.9);
  }
  for (let line = 0.5; line < lines; line++)
    print([line / lines, half / side], [line / lines, 1 - half / side], half);

  function print(from: [number, number], to: [number, number], half: number): void {
    const [start, end] = [placeAt(...from), placeAt(...to)];
    drawPiece(frame, { from: start, to: end, half, color, strength: light });
  }

  /** Projects a place of the face, by shares of its sides. */
  function placeAt(a: number, b: number): [x: number, y: number] {
    const spot: [x: number, y: number, z: number] = [...middle];
    spot[axis] += 0.5;
    spot[across] += a - 0.5;
    spot[along] += b - 0.5;
    const [x, y] = placeOf(spot);
    return [centreX + side * x, centreY + side * y];
  }
}
