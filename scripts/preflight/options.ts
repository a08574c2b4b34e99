import { parseArgs } from 'node:util';

export interface PreflightOptions {
  /** Of the site, without a slash at its end. */
  origin: string;
  isExternal: boolean;
  isJson: boolean;
}

const usage = 'Usage: npm run preflight -- https://host [--external] [--json]';

/** @throws Error that says in one sentence what is not understood */
export function readOptions(args: readonly string[]): PreflightOptions {
  const { positionals, values } = parse(args);
  const [address, ...others] = positionals;
  if (!address) throw new Error(`Which site? ${usage}`);
  if (others.length > 0)
    throw new Error(`One site at a time, got ${positionals.join(' and ')}. ${usage}`);
  if (!URL.canParse(address) || !/^https?:\/\//i.test(address)) {
    throw new Error(`"${address}" is no address such as https://www.example.com. ${usage}`);
  }
  const { origin, pathname, search, username } = new URL(address);
  if (pathname !== '/' || search || username) {
    throw new Error(`The whole site is checked, so the address ends with the host: ${origin}`);
  }
  return { origin, isExternal: values.external, isJson: values.json };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { external: flag, json: flag },
    });
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}. ${usage}`);
  }
}
