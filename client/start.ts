/**
 * The first and smallest script of a page: it asks for the others once the page can be seen. Before,
 * they would share a slow line with the styles, the fonts and the largest picture.
 */
const LONGEST_WAIT_MS = 2000;

const { modules } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
await Promise.race([firstView(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
const urls = modules?.split(' ') ?? [];
for (const href of urls) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  if (link.relList.supports('modulepreload')) document.head.append(link);
  // Safari before 17 would otherwise fetch one after the other.
  else import(href);
}
// Each is evaluated in a task of its own, so that none keeps a slow phone from answering for long.
for (const url of urls) {
  await import(url);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Resolves once the largest picture is there and a frame has been painted. */
async function firstView(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be had is nothing to wait for.
  await picture?.decode().catch(() => {});
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export {};
