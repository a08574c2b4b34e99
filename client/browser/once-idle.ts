import '#client/common-chunk.ts';
import { openLoupes } from './loupes';
import { whenIdle } from './when-idle';

/** Work that can wait until the page is interactive; its script loads when the browser is idle. */
export function onceIdle(): Promise<void> {
  openLoupes();
  return layOutSections();
}

/** A page that has just been loaded is left alone for this long. */
const REST_MS = 3000;

/**
 * Lays out the skipped sections (skipped.css), each when the browser is idle, so that scrolling only has to
 * paint them: a slow phone would drop a frame or three at each.
 */
async function layOutSections(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  for (const section of document.querySelectorAll<HTMLElement>('.section, .site-footer')) {
    await whenIdle();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    section.style.contentVisibility = '';
  }
}
