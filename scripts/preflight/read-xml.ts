import { type CheerioAPI, load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, type Finding } from './finding';
import type { Site } from './site';

interface ReadXml {
  /** Nothing when it cannot be read. */
  $: CheerioAPI | undefined;
  findings: Finding[];
}

/** An XML file of the site, with what is wrong about its delivery. */
export async function readXml(
  site: Site,
  path: string,
  type: string,
  mend: string,
): Promise<ReadXml> {
  const answer = await site.ask(path);
  if (answer.status !== 200) return { $: undefined, findings: expectStatus(answer, 200) };
  const text = answer.body.toString();
  const fault = findXmlFault(text);
  if (fault) {
    return { $: undefined, findings: [error(path, `is no well-formed XML: ${fault}`, mend)] };
  }
  return { $: load(text, { xml: true }), findings: expectType(answer, type) };
}

/** Why a text is no well-formed XML. Parsers for HTML forgive everything, and feed readers nothing. */
export function findXmlFault(text: string): string | undefined {
  try {
    new SaxesParser().write(text).close();
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
}
