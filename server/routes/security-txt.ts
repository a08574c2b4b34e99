import type { Config } from '#server/config.ts';
import { contact } from '#shared/actions.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

const PATH = '/.well-known/security.txt';

/**
 * Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116
 * It has no Policy field, because no disclosure policy has been published.
 */
export function securityTxt({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const { email } = site.channels;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicOrigin}${contact('Security')}`,
    `Expires: ${site.securityTxtExpires}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${publicOrigin}${PATH}`,
  ];
  return { path: PATH, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
}
