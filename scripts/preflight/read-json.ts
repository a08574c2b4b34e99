import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, type Finding } from './finding';
import type { Site } from './site';

interface ReadJson<T> {
  /** Nothing when it cannot be read; every part of it may be missing. */
  data: Partial<T> | undefined;
  findings: Finding[];
}

/** A JSON file of the site, with what is wrong about its delivery. */
export async function readJson<T>(site: Site, path: string, type: string): Promise<ReadJson<T>> {
  const answer = await site.ask(path);
  if (answer.status !== 200) return { data: undefined, findings: expectStatus(answer, 200) };
  const findings = expectType(answer, type);
  try {
    const data = JSON.parse(answer.body.toString()) as Partial<T> | null;
    if (data && typeof data === 'object') return { data, findings };
  } catch {
    // Told below, as is JSON that is no object.
  }
  const fault = error(path, 'is no valid JSON', 'deploy a whole build, and purge what a CDN keeps');
  return { data: undefined, findings: [...findings, fault] };
}
