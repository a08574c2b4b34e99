// The first and smallest script of a page: it loads the others once the page is visible. Earlier, they
// would compete with styles, fonts and the largest image on a slow connection.
import type { StartScript } from './browser/fetch-part';

/** After this time the others are loaded even if the page is not visible. */
const LONGEST_WAIT_MS = 2000;

document.onclick = explain;
document.documentElement.dataset.started = '';
const script = document.querySelector<StartScript>('script[data-modules]');
await Promise.race([firstView(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
const files = script?.dataset.modules?.split(' ').map((file) => file.split('#')) ?? [];
const arrivals = files.map(async ([href = '', integrity = '']) => {
  await nextTask();
  return load(href, integrity);
});
const arrival = Promise.all(arrivals);
// Other modules wait for this before they import one of these files, or it would load unchecked.
Object.assign(script ?? {}, { load, arrival });
// If a file is lost, the rest waits too; explain() and waiting-controls.ts answer visitors, also about fields.
arrival.catch(() => {
  document.onchange = explain;
});
// Each is asked for, and evaluated, in its own task, so that none blocks a slow phone for long.
for (const [index, [url = '']] of files.entries()) {
  const hasArrived = await arrivals[index]?.then(
    () => true,
    () => false,
  );
  if (!hasArrived) break;
  await import(url);
  await nextTask();
}

/** Says why a control does nothing until waiting-controls.ts answers, which may never arrive. */
function explain({ target, type }: Event): void {
  document.querySelector('.loading-notice')?.remove();
  if (type === 'click' && !(target as Element).closest('button:not([aria-disabled]), [readonly]'))
    return;
  const notice = document.createElement('p');
  notice.className = 'loading-notice';
  notice.dataset.ground = 'ink-raised';
  notice.setAttribute('role', 'alert');
  // Not imported, because that would be one more file to wait for.
  notice.textContent = script?.dataset.late ?? '';
  notice.popover = 'auto';
  document.body.append(notice);
  notice.showPopover?.();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Loads a module with its integrity hash, which an `import` cannot carry but a link can. */
function load(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  // Otherwise Safari before 17 would load one after the other.
  if (!link.relList.supports('modulepreload')) return import(href);
  const arrival = new Promise((onload, reject) => {
    const onerror = () => reject(new Error(href));
    Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror });
  });
  document.head.append(link);
  return arrival.finally(() => link.remove());
}

/** Resolves when the largest image has loaded and a frame has been painted. */
async function firstView(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(
    'img[fetchpriority="high"]:not([loading="lazy"])',
  );
  // Do not wait for an image that fails to load.
  await picture?.decode().catch(() => {});
  await new Promise(requestAnimationFrame);
  await nextTask();
}
