import { formatNumber } from './svg-path';

export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Approximate distance from hole to hole. */
  hole: number;
}

/** The outline of a stamp's paper, with half a hole at each step. */
export function perforated({ x, y, width, height, hole }: Paper): string {
  const across = Math.round(width / hole);
  const down = Math.round(height / hole);
  const radius = formatNumber(hole * 0.28, 2);
  const bite = (dx: number, dy: number) => {
    const gap = 0.22;
    const edge = `l${formatNumber(dx * gap, 2)} ${formatNumber(dy * gap, 2)}`;
    const rest = 1 - 2 * gap;
    return `${edge}a${radius} ${radius} 0 0 0 ${formatNumber(dx * rest, 2)} ${formatNumber(dy * rest, 2)}${edge}`;
  };
  return [
    `M${x} ${y}`,
    bite(width / across, 0).repeat(across),
    bite(0, height / down).repeat(down),
    bite(-width / across, 0).repeat(across),
    bite(0, -height / down).repeat(down),
    'z',
  ].join('');
}
