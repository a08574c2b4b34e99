import { isPublicAddress } from '#shared/channels/public-address.ts';

/** `https://x.com/name` → "@name"; undefined for a placeholder, or when it is no profile on X. */
export function xHandle(profile: string): string | undefined {
  if (!isPublicAddress(profile)) return undefined;
  const { hostname, pathname } = new URL(profile);
  const [, name] = /^\/(\w{1,15})\/?$/.exec(pathname) ?? [];
  return name && /^(?:www\.)?(?:x|twitter)\.com$/.test(hostname) ? `@${name}` : undefined;
}
