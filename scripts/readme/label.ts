import { palette } from '../assets/palette';

interface LabelOptions {
  size?: number;
  color?: string;
  face?: 'display' | 'text';
  anchor?: 'start' | 'middle' | 'end';
  /** Colour that keeps lines away from the letters. */
  halo?: string;
}

const families = {
  display: 'Besley, Georgia, serif',
  text: "'Instrument Sans', system-ui, Arial, sans-serif",
};

/** Words in a drawing that a browser shows with the fonts of its system. */
export function label(
  text: string,
  x: number,
  y: number,
  {
    size = 15,
    color = palette.boneText2,
    face = 'text',
    anchor = 'start',
    halo,
  }: LabelOptions = {},
): string {
  const edge = halo ? ` stroke="${halo}" stroke-width="8" paint-order="stroke"` : '';
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="${families[face]}" font-size="${size}" fill="${color}" text-anchor="${anchor}"${edge}>${text}</text>`;
}
