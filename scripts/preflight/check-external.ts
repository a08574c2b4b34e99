import type { Answer } from './answer';
import { attributes } from './attributes';
import { askOutside } from './external-answers';
import { error, type Finding, note, warning } from './finding';
import { findReserved } from './reserved-address';
import type { Site } from './site';

/** Whether links to other sites lead somewhere; the only check that asks other hosts. */
export async function checkExternal({ pages, locate }: Site): Promise<Finding[]> {
  const links = pages.flatMap(({ path, $ }) =>
    attributes($, 'a[href^="http"]', 'href').map((address) => ({ path, address })),
  );
  const outside = links.filter(
    ({ address }) => URL.canParse(address) && !locate(address) && !isPlaceholder(address),
  );
  const answers = await askOutside(new Set(outside.map(({ address }) => address)));
  return outside.flatMap(({ path, address }) => {
    const answer = answers.get(address);
    return answer ? judgeOutside(path, address, answer) : [];
  });
}

/** What an answer of another site means for the link of a page. */
export function judgeOutside(
  path: string,
  address: string,
  { status, failure, headers }: Answer,
): Finding[] {
  const mend = 'open it in a browser, and correct or remove the link';
  const leads = `leads to ${address}, which`;
  if (failure) return [warning(path, `${leads} fails: ${failure}`, mend)];
  if (status === 404 || status === 410) return [error(path, `${leads} answers ${status}`, mend)];
  // Many large sites refuse whatever is no browser.
  if (status >= 400) return [warning(path, `${leads} answers ${status} to this program`, mend)];
  const hasMoved = status === 301 || status === 308;
  return hasMoved ? [note(path, `${leads} has moved to ${headers.location}`, 'link to that')] : [];
}

/** Told of elsewhere, and never asked. */
function isPlaceholder(address: string): boolean {
  return findReserved(address).length > 0;
}
