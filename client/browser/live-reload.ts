import { liveReloadPath } from '#shared/settings/live-reload.ts';

/** Reloads the page when the development server has started anew. */
export function reloadWithServer(): void {
  let startId: string | undefined;
  new EventSource(liveReloadPath).addEventListener('message', ({ data }) => {
    if (startId !== undefined && startId !== data) window.location.reload();
    startId = data;
  });
}
