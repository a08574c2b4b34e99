import { createHash } from 'node:crypto';
import { hrefOf } from '#shared/pages.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, type Finding } from './finding';
import { readJson } from './read-json';
import type { Site } from './site';

interface Listed {
  version: string;
  url: string;
  bytes: number;
  sha256: string;
}

const PATH = whitepaperSection.edition.data.path;
const mend = 'deploy dist/ and public/ of the same build, and purge what a CDN keeps';

/** Whether everybody who compares the whitepaper with its checksum finds that it is ours. */
export async function checkWhitepaper(site: Site): Promise<Finding[]> {
  const { data, findings } = await readJson<{ current: string; whitepapers: Listed[] }>(
    site,
    PATH,
    'application/json',
  );
  if (!data) return findings;
  const { current, whitepapers = [] } = data;
  if (!whitepapers.some(({ version }) => version === current)) {
    findings.push(
      error(
        PATH,
        `does not list its current version, ${current ?? 'which it does not name'}`,
        mend,
      ),
    );
  }
  const page = site.pages.find(({ path }) => path === hrefOf('tokenomics'));
  for (const { version, sha256 } of whitepapers) {
    if (page && !page.text.includes(sha256)) {
      findings.push(error(page.path, `shows another checksum for ${version} than ${PATH}`, mend));
    }
  }
  const judged = await Promise.all(whitepapers.map((listed) => judgeFile(listed, site)));
  return [...findings, ...judged.flat()];
}

async function judgeFile({ version, url, bytes, sha256 }: Listed, site: Site): Promise<Finding[]> {
  const path = site.locate(url)?.pathname;
  if (!path)
    return [error(PATH, `${version} lies at ${url}, on another site`, 'set PUBLIC_ORIGIN')];
  const answer = await site.ask(path);
  if (answer.status !== 200) return expectStatus(answer, 200, mend);
  const { body } = answer;
  const findings = expectType(answer, 'application/pdf');
  if (body.length !== bytes) {
    findings.push(error(path, `has ${body.length} bytes, and ${PATH} says ${bytes}`, mend));
  }
  const hash = createHash('sha256').update(body).digest('hex');
  if (hash !== sha256) {
    const what = `has the checksum ${shorten(hash)}, and ${PATH} says ${shorten(sha256)}`;
    findings.push(error(path, what, mend));
  }
  return findings;
}

function shorten(hash: string): string {
  return `${hash.slice(0, 12)}…`;
}
