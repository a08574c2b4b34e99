import type { Config } from '#server/config.ts';
import { contact } from '#shared/actions.ts';
import { longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

/** Who made the site and with what: https://humanstxt.org */
export function humans({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const sections = [
    ['TEAM', [`The ${site.product} team`, `Contact: ${publicOrigin}${contact('Website')}`]],
    [
      'THANKS',
      [
        'Besley, by The Besley Project Authors, SIL Open Font License 1.1',
        'Instrument Sans, by The Instrument Sans Project Authors, SIL Open Font License 1.1',
      ],
    ],
    [
      'SITE',
      [
        `Last confirmed: ${longDate(site.statedOn)}`,
        `Language: ${site.language}`,
        'Made with: TypeScript, React, Express',
        'Every picture is drawn by a program, from one engraved line.',
      ],
    ],
  ] as const;
  const body = sections
    .map(([heading, lines]) => `/* ${heading} */\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
  return { path: '/humans.txt', type: 'text/plain; charset=utf-8', body };
}
