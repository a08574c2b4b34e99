import { whenIdle } from './when-idle';

/**
 * Lays out the skipped sections (skipped.css), each when the browser is idle, so that scrolling only has to
 * paint them: a slow phone would drop a frame or three at each.
 */
export async function layAhead(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.section, .site-footer')) {
    await whenIdle();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    section.style.contentVisibility = '';
  }
}
