import type { Config } from '../config';
import type { TextResource } from './text-resources';

/** What search engines may visit: https://www.rfc-editor.org/rfc/rfc9309 */
export function robots(_config: Pick<Config, 'publicOrigin'>): TextResource {
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    body: 'User-agent: *\nAllow: /\n',
  };
}
