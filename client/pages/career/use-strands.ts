import { type RefObject, useEffect } from 'react';
import { decorate } from '#client/motion/decorate.ts';
import { strandBeside } from './strands';

/** Redraws the lines when rows are taller than in the served layout: opened, or with enlarged text. */
export function useStrands(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    return decorate(() => {
      const sizes = new ResizeObserver(() => lay(element));
      sizes.observe(element);
      return () => sizes.disconnect();
    });
  }, [rows]);
}

function lay(rows: HTMLElement): void {
  const pictures = rows.querySelectorAll<SVGSVGElement>('.strand[data-course="beside"]');
  const top = rows.getBoundingClientRect().top;
  const bottoms = Array.from(pictures, (picture) => {
    const { y, width } = picture.getBoundingClientRect();
    return ((y - top) * picture.viewBox.baseVal.width) / width;
  });
  pictures.forEach((picture, index) => {
    const bottom = bottoms[index];
    // Hidden when there is no room beside the rows.
    if (!bottom || !Number.isFinite(bottom)) return;
    const path = strandBeside({ index, count: pictures.length }, bottom);
    picture.querySelector('[id]')?.setAttribute('d', path);
  });
}
