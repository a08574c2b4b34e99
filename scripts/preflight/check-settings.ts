import type { Config } from '#server/config.ts';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';
import { error, type Finding, note, warning } from './finding';

/** What the running site says of its settings, which cannot be verified. */
export function checkSettings(origin: string, config: Config): Finding[] {
  const told = Object.entries(config.publicSettings).map(([name, value]) => `${name}=${value}`);
  const what = `the site says that it runs with ${told.join(' ') || 'none'}`;
  const findings = [note('Settings', what, 'see that these are yours'), ...checkFirebase(config)];
  const { publicOrigin, isIndexed } = config;
  const isRehearsal = !isPublicAddress(origin.replace(/^http:/, 'https:'));
  if (!isRehearsal && publicOrigin !== origin) {
    const what = `is ${publicOrigin}, and the site is at ${origin}`;
    findings.push(error('PUBLIC_ORIGIN', what, `set it to ${origin}, and restart`));
  }
  if (!isIndexed && isPublicAddress(publicOrigin)) {
    const mend = 'unset NO_INDEX if this is the site itself';
    findings.push(warning('NO_INDEX', 'search engines are asked to list nothing', mend));
  }
  return findings;
}

function checkFirebase({ firebase, storesMessages }: Config): Finding[] {
  if (!firebase) return [];
  const { appCheck } = firebase;
  const placeholders = Object.values(placeholderFirebase).filter((value) => value !== null);
  const isUnset = Object.values(firebase).some((value) => placeholders.includes(value));
  const isOpen = storesMessages && !appCheck;
  const open = 'any program can write as many messages to the database as it likes';
  return [
    isUnset && error('FIREBASE_…', 'has placeholders', 'set what its console shows, and restart'),
    isOpen && error('FIREBASE_APP_CHECK_SITE_KEY', open, 'set it, and restart'),
  ].filter((finding) => !!finding);
}
