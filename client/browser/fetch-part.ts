/** By part: the URL and integrity of each file that it needs beside those of every page. */
type Parts = Record<string, Record<string, string>>;

let parts: Promise<Parts> | undefined;

/**
 * Imports a part of the site as it was released, or not at all. An `import` cannot say what it expects,
 * so its files are asked for before by links that do.
 * @param name of its source, without the ending
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

/** Files of a part with the given ending. A list that does not come may be asked for again. */
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
