import { mixed, type Rgb } from '#shared/drawing/gradient.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import {
  type Block,
  blocksAt,
  boxOf,
  floorAt,
  fromTheFront,
  isShaded,
  seenAt,
  widthOf,
} from './cube';
import { blankFrame, drawPiece, type Frame, videoInks } from './frame';

const [width, height] = [1344, 672];
const [centreX, centreY] = [660, 328];
/** Pixels of a block's side. */
const side = 98;
/** Each pixel is the mean of this many samples across, and as many down. */
const fineness = 3;
const contour = 1.2;
const linePitch = 10.5;
const floor = { level: -1.5, pitch: 12, step: 4, half: 0.9 };

/** For each axis, the face across it: the axes across its lines and along them, and how much of it they cover. */
const faces = (
  [
    { across: 1, along: 2, cover: 0.24 },
    { across: 2, along: 0, cover: 0.64 },
    { across: 0, along: 1, cover: 0.48 },
  ] as const
).map((face) => {
  const wide = side * widthOf(face.across, face.along);
  const high = side * widthOf(face.along, face.across);
  return { ...face, wide, high, lines: Math.round(wide / linePitch) };
});

/** An engraved stack of blocks. Its lines follow each face; the block that moves is red. */
export function drawDeveloper(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  const blocks = blocksAt(time);
  ruleFloor(frame, blocks);
  const samples = new Uint8Array(width * height * fineness ** 2);
  const inks = [videoInks.ground];
  for (const block of fromTheFront(blocks)) {
    const ink = mixed(videoInks.electrum, videoInks.vermilion, block.glow);
    inks.push(videoInks.ground, mixed(videoInks.ground, ink, 0.78), ink);
    printBlock(samples, inks.length - 3, block, blocks);
  }
  blend(frame, samples, inks);
  return frame;
}

function ruleFloor(frame: Frame, blocks: Block[]): void {
  for (let y = floor.pitch / 2; y < height; y += floor.pitch) {
    for (let x = 0; x < width; x += floor.step) {
      const spot = floorAt(
        floor.level,
        (x + floor.step / 2 - centreX) / side,
        (y - centreY) / side,
      );
      const strength = 0.42 * smoothstep(6.4, 2, Math.hypot(spot[0], spot[2]));
      if (strength === 0 || isShaded(blocks, spot)) continue;
      drawPiece(frame, {
        from: [x, y],
        to: [x + floor.step, y],
        half: floor.half,
        color: videoInks.verdigris,
        strength,
      });
    }
  }
}

/** Notes the ink of each sample that no nearer block has covered. */
function printBlock(samples: Uint8Array, inks: number, block: Block, blocks: Block[]): void {
  const box = boxOf(block);
  const [first, last] = [box.left * side + centreX, box.right * side + centreX];
  for (let y = Math.floor(box.top * side + centreY); y < box.bottom * side + centreY; y++) {
    for (let x = Math.floor(first); x < last; x++) {
      for (let sample = 0; sample < fineness ** 2; sample++) {
        const at = (y * width + x) * fineness ** 2 + sample;
        if (samples[at]) continue;
        const u = (x + ((sample % fineness) + 0.5) / fineness - centreX) / side;
        const v = (y + (Math.floor(sample / fineness) + 0.5) / fineness - centreY) / side;
        const tone = toneAt(block, blocks, u, v);
        if (tone !== undefined) samples[at] = inks + tone;
      }
    }
  }
}

/** 0 between lines, 1 on a line in the shade, 2 on one in the light; undefined beside the block. */
function toneAt(block: Block, blocks: Block[], x: number, y: number): 0 | 1 | 2 | undefined {
  const seen = seenAt(block, x, y);
  const face = seen && faces[seen.axis];
  if (!face) return undefined;
  const { axis, spot } = seen;
  const a = spot[face.across] - block.middle[face.across] + 0.5;
  const b = spot[face.along] - block.middle[face.along] + 0.5;
  const edge = Math.min(Math.min(a, 1 - a) * face.wide, Math.min(b, 1 - b) * face.high);
  if (edge < contour) return axis === 0 ? 1 : 2;
  const off = Math.abs(((a * face.lines) % 1) - 0.5);
  if (off > face.cover / 2) return 0;
  const isLit = axis === 2 || (axis === 1 && !isShaded(blocks, spot));
  if (axis === 1 && !isLit && off > face.cover / 4) return 0;
  return isLit ? 2 : 1;
}

/** Each pixel becomes the mean of its samples. */
function blend({ pixels }: Frame, samples: Uint8Array, inks: Rgb[]): void {
  const count = fineness ** 2;
  for (let at = 0; at < pixels.length; at++) {
    const [first, channel] = [Math.floor(at / 3) * count, at % 3];
    let sum = 0;
    for (let sample = first; sample < first + count; sample++) {
      const ink = samples[sample] as number;
      sum += ink > 0 ? (inks[ink]?.[channel] as number) : (pixels[at] as number);
    }
    pixels[at] = Math.round(sum / count);
  }
}
