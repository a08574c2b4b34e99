import { isPublicAddress } from '#shared/channels/public-address.ts';
import { site as settings } from '#shared/site.ts';
import { error, type Finding, note } from './finding';
import type { Site } from './site';

const SETTING = 'PUBLIC_ORIGIN';

/** Whether the site knows under which address visitors reach it. */
export async function checkOrigin({ origin, publicOrigin, pages }: Site): Promise<Finding[]> {
  if (pages.length === 0) return [];
  const isRehearsal = !isPublicAddress(origin.replace(/^http:/, 'https:'));
  const address = isRehearsal ? 'the address that visitors will use' : origin;
  const mend = `set it to ${address}, and start the server again`;
  if (publicOrigin === origin) {
    const what = `this is a rehearsal: nobody else can reach ${origin}`;
    return isRehearsal ? [note(SETTING, what, 'check the public address as well')] : [];
  }
  if (publicOrigin === settings.defaultOrigin) {
    const what = `is not set: all addresses begin with the placeholder ${publicOrigin}`;
    return [error(SETTING, what, mend)];
  }
  const what = `is ${publicOrigin}, and the site was asked at ${origin}`;
  if (isRehearsal && isPublicAddress(publicOrigin)) {
    return [note(SETTING, what, 'check that address as well, once it leads here')];
  }
  return [error(SETTING, what, mend)];
}
