import { mixed } from '#shared/drawing/gradient.ts';
import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { toneAt } from '../drawing/tone-at';
import { blocksAt } from './blocks';
import { videoInks } from './color';
import { shadeCube } from './cube';
import { blankFrame, type Frame } from './frame';

const width = 960;
const height = 640;
/** Shades are computed at half size, because the lines drawn from them are coarser than that. */
const scale = 2;
const linePitch = 4.6;
const slope = -0.09;

/** An engraved cube of 27 blocks that slide out and back like drawers. */
export function drawDeveloper(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  const turn = 0.66 + 0.1 * Math.sin(TURN * time);
  const small = [width / scale, height / scale] as const;
  const shades = shadeCube(blocksAt(time), small, turn);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = toneAt(shades, small, (x + 0.5) / scale, (y + 0.5) / scale);
      const cover = lineCover(x + 0.5, y + 0.5, linePitch * (0.06 + 0.41 * shade ** 1.2));
      const ink = mixed(videoInks.verdigris, videoInks.electrum, smoothstep(0.04, 0.42, shade));
      const color = mixed(videoInks.ground, ink, cover * (0.34 + 0.66 * smoothstep(0, 0.5, shade)));
      frame.pixels.set(color.map(Math.round), (y * width + x) * 3);
    }
  }
  return frame;
}

function lineCover(x: number, y: number, half: number): number {
  const position = (y * Math.cos(slope) - x * Math.sin(slope)) / linePitch;
  const away = Math.abs(position - Math.round(position)) * linePitch;
  return smoothstep(-0.8, 0.8, half - away) - smoothstep(-0.8, 0.8, -half - away);
}
