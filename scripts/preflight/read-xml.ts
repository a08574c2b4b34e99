import { type CheerioAPI, load } from 'cheerio';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, type Finding } from './finding';
import type { Site } from './site';
import { findXmlFault } from './xml-fault';

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
