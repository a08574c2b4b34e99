/** By part: URL and integrity hash of each file that it needs besides the shared ones. */
type Parts = Record<string, Record<string, string>>;

/** The element of client/start.ts, which offers other modules what it has loaded. */
export interface StartScript extends HTMLElement {
  /** Loads a module only if it is unchanged since the build. */
  load(href: string, integrity: string): Promise<unknown>;
  /** When the modules of the page's first view have loaded. */
  arrival: Promise<unknown>;
}

let parts: Promise<Parts> | undefined;

/**
 * Imports a module only if its files are unchanged since the build.
 * @param name of its source file, without folder and extension; the build fails if two share it
 * @throws if a file cannot be loaded, or has changed
 */
export async function fetchPart<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const files = await filesOf(name, '.js');
  await Promise.all(files.map((file) => startScript()?.load(...file)));
  return load();
}

export function startScript(): StartScript | null {
  return document.querySelector('script[data-parts]');
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
  const [url = '', integrity = ''] = startScript()?.dataset.parts?.split('#') ?? [];
  return (await fetch(url, { integrity })).json();
}
