import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';

// Only in development builds: reloads the page when there is a newer one, replaces style sheets
// without a reload, and shows errors.
let buildId: string | undefined;
/** Errors of the build or the server. */
let told = '';
/** Errors of this page itself, until it is reloaded. */
let thrown = '';
const overlay = document.createElement('pre');
overlay.setAttribute('role', 'alert');
Object.assign(overlay.style, {
  position: 'fixed',
  inset: '0',
  zIndex: '9999',
  margin: '0',
  padding: '2rem',
  overflow: 'auto',
  font: '14px/1.5 monospace',
  color: '#fff',
  background: '#400',
});

const events = new EventSource(liveReloadPath);
// The cache of pages that were left would keep their connections, of which a browser has six.
addEventListener('pagehide', () => events.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
events.addEventListener('message', ({ data }) => {
  const state = JSON.parse(data) as DevelopmentState;
  buildId ??= state.buildId;
  if (buildId !== state.buildId) return location.reload();
  for (const href of state.styles) changeStyle(href);
  told = state.problem;
  show();
});
addEventListener('error', ({ error }) => explain(error));
addEventListener('unhandledrejection', ({ reason }) => explain(reason));
// React only logs an error that a boundary has caught.
const { error: log } = console;
console.error = (...said: unknown[]) => {
  log(...said);
  said.forEach(explain);
};

/** Built files have other lines than their sources, which the server knows. */
async function explain(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const { stack: body = '' } = error;
  const sources = fetch(liveReloadPath, { method: 'POST', body }).then((answer) => answer.text());
  const explained = await sources.catch(() => body);
  // The first may only follow from a later one.
  thrown += `${explained}\n\n`;
  show();
}

function show(): void {
  overlay.textContent = `${told}\n\n${thrown}`.trim();
  if (overlay.textContent) document.body.append(overlay);
  else overlay.remove();
}

/** A file name ends with a hyphen and a hash of the content. */
function changeStyle(href: string): void {
  const name = href.slice(0, href.lastIndexOf('-') + 1);
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const same = [...sheets].filter((link) => link.getAttribute('href')?.startsWith(name));
  const last = same.at(-1);
  if (!last || last.getAttribute('href') === href) return;
  const link = last.cloneNode() as HTMLLinkElement;
  Object.assign(link, { href, integrity: '' });
  // The old ones stay until the new one has loaded, so that nothing flashes.
  link.addEventListener('load', () => {
    for (const old of same) old.remove();
  });
  last.after(link);
}
