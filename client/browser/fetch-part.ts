/** By part: URL and integrity hash of each file that it needs besides the shared ones. */
type Parts = Record<string, Record<string, string>>;

let parts: Promise<Parts> | undefined;

/**
 * Imports a module only if its files are unchanged since the build. An `import` cannot carry integrity
 * hashes, so preload links with hashes load the files first.
 * @param name of its source file, without the extension
 */
export async function fetchPart<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const files = await filesOf(name, '.js');
  await Promise.all(files.map(([href, integrity]) => check(href, integrity)));
  return load();
}

function check(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  const arrival = new Promise((onload, onerror) =>
    Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror }),
  );
  document.head.append(link);
  return arrival.finally(() => link.remove());
}

/** Files of a part with the given extension. If the list cannot be loaded, the next call tries again. */
export async function filesOf(name: string, ending: string): Promise<[string, string][]> {
  parts ??= fetchParts();
  parts.catch(() => {
    parts = undefined;
  });
  const files = Object.entries((await parts)[name] ?? {});
  return files.filter(([url]) => url.endsWith(ending));
}

async function fetchParts(): Promise<Parts> {
  const script = document.querySelector<HTMLElement>('script[data-parts]');
  const [url = '', integrity = ''] = script?.dataset.parts?.split('#') ?? [];
  return (await fetch(url, { integrity })).json();
}
