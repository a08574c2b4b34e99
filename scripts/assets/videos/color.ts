import { rgb } from '#shared/drawing/gradient.ts';
import { palette } from '../drawing/palette';

export const videoInks = {
  ground: rgb(palette.ink900),
  electrum: rgb(palette.electrum),
  vermilion: rgb(palette.vermilion),
  verdigris: rgb(palette.verdigris),
};
