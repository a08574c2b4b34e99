import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';

// Only in development builds: reloads the page when the server has restarted, replaces style sheets
// without a reload, and shows errors.
const OPEN_PARTS = 'development-open-parts';

let startId: string | undefined;
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

addEventListener('load', openParts);
new EventSource(liveReloadPath).addEventListener('message', ({ data }) => {
  const state = JSON.parse(data) as DevelopmentState;
  if (startId !== undefined && startId !== state.startId) return reload();
  startId = state.startId;
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

/** A reload keeps the scroll position by itself, but not what was open. */
function reload(): void {
  const open = parts().flatMap((part, index) => (part.open ? [index] : []));
  sessionStorage.setItem(OPEN_PARTS, JSON.stringify(open));
  location.reload();
}

function openParts(): void {
  const open: number[] = JSON.parse(sessionStorage.getItem(OPEN_PARTS) ?? '[]');
  sessionStorage.removeItem(OPEN_PARTS);
  const all = parts();
  for (const index of open) all[index]?.setAttribute('open', '');
}

function parts(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}
