import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './answer';
import { limit } from './limit';

interface Patience {
  hostsAtATime?: number;
  timeoutMs?: number;
  /** Between two questions to one host. */
  pauseMs?: number;
}

/** What other sites answer at these addresses: each host is asked one thing at a time, and nothing is followed. */
export async function askOutside(
  addresses: Iterable<string>,
  { hostsAtATime = 4, timeoutMs = 10_000, pauseMs = 500 }: Patience = {},
): Promise<ReadonlyMap<string, Answer>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const inTurn = limit(hostsAtATime);
  const answers = new Map<string, Answer>();
  const askHost = async (listed: readonly string[]) => {
    for (const address of listed) answers.set(address, await askOne(address));
  };
  await Promise.all([...byHost.values()].map((listed) => inTurn(() => askHost(listed))));
  return answers;

  async function askOne(address: string): Promise<Answer> {
    const { origin, pathname, search } = new URL(address);
    const target = { origin, path: pathname + search };
    const head = await ask(target, { method: 'HEAD' }, timeoutMs);
    await wait(pauseMs);
    if (head.failure === null && head.status < 400) return head;
    // Some sites answer HEAD badly, or not at all.
    const whole = await ask(target, {}, timeoutMs);
    await wait(pauseMs);
    return whole;
  }
}
