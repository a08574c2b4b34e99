import { type CheerioAPI, load } from 'cheerio';
import { SaxesParser } from 'saxes';

/** @throws Error that says where the text is not well-formed XML */
export function readXml(text: string): CheerioAPI {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return load(text, { xml: true });
}
