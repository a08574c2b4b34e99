/**
 * The first and smallest script of a page: it asks for the others once the page can be seen. Before,
 * they would share a slow line with the styles, the fonts and the largest picture.
 */
const LONGEST_WAIT_MS = 2000;

const script = document.querySelector<HTMLElement>('script[data-modules]');
await Promise.race([firstView(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
const files = script?.dataset.modules?.split(' ').map((file) => file.split('#')) ?? [];
const arrivals = files.map(([href = '', integrity = '']) => ask(href, integrity));
// Whoever imports one of them before it has arrived would get it unchecked.
Object.assign(script ?? {}, { arrival: Promise.all(arrivals) });
// Each is evaluated in a task of its own, so that none keeps a slow phone from answering for long.
for (const [index, [url = '']] of files.entries()) {
  await arrivals[index];
  await import(url);
  await new Promise((resolve) => setTimeout(resolve));
}

/** An import cannot say what it expects; a link can. */
function ask(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  // Safari before 17 would otherwise fetch one after the other.
  if (!link.relList.supports('modulepreload')) return import(href);
  const arrival = new Promise((onload, onerror) =>
    Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror }),
  );
  document.head.append(link);
  return arrival;
}

/** Resolves once the largest picture is there and a frame has been painted. */
async function firstView(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be had is nothing to wait for.
  await picture?.decode().catch(() => {});
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export {};
