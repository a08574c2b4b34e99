import { clips } from '#shared/drawing/media.ts';
import { fileSize } from '#shared/figures/format.ts';
import { budgets } from '#shared/settings/budgets.ts';
import { expectStatus } from './expect-status';
import { error, type Finding } from './finding';
import type { Site } from './site';

const mend = 'let proxy and CDN pass Range on, and keep the type of the file';

/** Whether every clip plays, also on iPhones, which ask for ranges and play nothing without. */
export async function checkVideos(site: Site): Promise<Finding[]> {
  const sources = Object.values(clips).flatMap((clip) => clip.sources);
  const posters = Object.values(clips).map(({ poster }) => poster);
  const judged = await Promise.all([
    ...sources.map(({ src, type }) => judgeClip(src, type.split(';')[0] ?? type, site)),
    ...posters.map((path) => judgePoster(path, site)),
  ]);
  return judged.flat();
}

async function judgeClip(src: string, type: string, site: Site): Promise<Finding[]> {
  const part = await site.ask(src, { headers: { Range: 'bytes=10-109' } });
  const missing = expectStatus(part, 206, part.status === 404 ? 'deploy public/ whole' : mend);
  if (missing.length > 0 || part.failure) return missing;
  const [, size] = /^bytes 10-109\/(\d+)$/.exec(part.headers['content-range'] ?? '') ?? [];
  const behind = await site.ask(src, { headers: { Range: `bytes=${size ?? 99_999_999}-` } });
  const findings = expectStatus(behind, 416, mend);
  if (!size || part.body.length !== 100)
    findings.push(error(src, 'sends another range than was asked for', mend));
  if (part.headers['content-type'] !== type) {
    findings.push(
      error(src, `is sent as ${part.headers['content-type']} instead of ${type}`, mend),
    );
  }
  if (Number(size) > budgets.clip) {
    const what = `has ${fileSize(Number(size))}, more than ${fileSize(budgets.clip)}`;
    findings.push(error(src, what, 'run npm run assets -- videos with a lower quality'));
  }
  return findings;
}

async function judgePoster(path: string, site: Site): Promise<Finding[]> {
  const answer = await site.ask(path);
  if (answer.body.length <= budgets.poster)
    return expectStatus(answer, 200, 'deploy public/ whole');
  const what = `has ${fileSize(answer.body.length)}, more than ${fileSize(budgets.poster)}`;
  return [error(path, what, 'run npm run assets -- videos')];
}
