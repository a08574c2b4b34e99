import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';

// Only in development builds: reloads the page when there is a newer one, replaces style sheets
// without a reload, and shows errors of the build and the server. Those of the page are in the console.
let buildId: string | undefined;
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
// Pages in the back/forward cache would keep their connections, of which a browser has six.
addEventListener('pagehide', () => events.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
events.addEventListener('message', ({ data }) => {
  const state = JSON.parse(data) as DevelopmentState;
  buildId ??= state.buildId;
  if (buildId !== state.buildId) return location.reload();
  for (const href of state.styles) changeStyle(href);
  overlay.textContent = state.problem;
  if (state.problem) document.body.append(overlay);
  else overlay.remove();
});

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
