import type { PageContext } from '#shared/page-context.ts';

// Only in development builds: reloads the page when the server has a newer one.
const { build } = JSON.parse(document.getElementById('root')?.dataset.context ?? '') as PageContext;
setInterval(async () => {
  // While it builds, there is no server.
  const home = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (home && !home.headers.get('ETag')?.includes(build)) location.reload();
}, 500);
