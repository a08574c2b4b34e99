import { isIP } from 'node:net';

/**
 * An environment, and what is wrong with its variables, so that all of it can be reported at once. What a
 * reader returns after a fault does not matter, because the server will not start.
 */
export interface Environment {
  env: NodeJS.ProcessEnv;
  faults: string[];
}

/** An integer from 0 to `max`. */
export function readNumber(
  { env, faults }: Environment,
  name: string,
  fallback: number,
  max: number,
) {
  const value = env[name] || String(fallback);
  if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value);
  faults.push(`${name} must be a number from 0 to ${max}, got "${value}"`);
  return fallback;
}

export function readHost({ env, faults }: Environment): string | undefined {
  const value = env.HOST || undefined;
  if (value && isIP(value) === 0 && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value)) {
    faults.push(`HOST must be an address or a host name, got "${value}"`);
  }
  return value;
}

export function readOrigin({ env, faults }: Environment, fallback: string): string {
  const value = env.PUBLIC_ORIGIN || fallback;
  const origin = parseOrigin(value);
  if (origin) return origin;
  faults.push(`PUBLIC_ORIGIN must be an origin such as https://www.example.com, got "${value}"`);
  return fallback;
}

/** Scheme, host and port alone, without a path. */
function parseOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
}

/** `1` or `0`. */
export function readSwitch(from: Environment, name: string): boolean {
  return readChoice(from, name, ['0', '1'], '0') === '1';
}

export function readChoice<Choice extends string>(
  { env, faults }: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = env[name] || fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  faults.push(`${name} must be one of ${choices.join(', ')}, got "${value}"`);
  return fallback;
}

/** A number of hops, or addresses and subnets, as Express expects it. */
export function readTrustProxy({ env, faults }: Environment): number | string[] {
  const value = env.TRUST_PROXY || '0';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrSubnet)) return addresses;
  faults.push(
    `TRUST_PROXY must be a number of hops or addresses such as 127.0.0.1,10.0.0.0/8, got "${value}"`,
  );
  return 0;
}

/** Express's names for address ranges: https://expressjs.com/en/guide/behind-proxies.html */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrSubnet(value: string): boolean {
  if (namedRanges.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}
