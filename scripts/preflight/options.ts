import { parseArgs } from 'node:util';

const usage = 'Usage: npm run preflight -- https://host [--json]';

/** The site's origin, and whether the report is to be JSON. @throws Error that says in one sentence what is wrong */
export function readOptions(args: string[]) {
  const options = { json: { type: 'boolean', default: false } } as const;
  const { positionals: sites, values } = parseArgs({ args, options, allowPositionals: true });
  const [address] = sites;
  if (!address) throw new Error(`Which site? ${usage}`);
  if (sites.length > 1) throw new Error(`One site at a time, got ${sites.join(', ')}. ${usage}`);
  if (!URL.canParse(address) || !/^https?:\/\//i.test(address)) {
    throw new Error(`"${address}" is not an address such as https://www.example.com. ${usage}`);
  }
  const { origin, pathname, search, username } = new URL(address);
  if (pathname !== '/' || search || username) {
    throw new Error(`The whole site is checked, so the address ends with the host: ${origin}`);
  }
  return { origin, isJson: values.json };
}
