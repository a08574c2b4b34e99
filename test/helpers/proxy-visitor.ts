import { Agent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask';
import type { ProxiedSite } from './proxy';

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Visitor {
  ask(path: string, options?: AskOptions): Promise<Answer>;
  leave(): void;
}

/** Sends requests over TLS with keep-alive; rejects if a response is cut off or cannot be decoded. */
export function createVisitor({ origin, certificate }: ProxiedSite): Visitor {
  const agent = new Agent({ keepAlive: true });
  const at = { host: 'localhost', port: new URL(origin).port, family: 4, ca: certificate };
  return {
    ask: (path, { body, ...options } = {}) => ask({ ...at, agent, path, ...options }, body),
    leave: () => agent.destroy(),
  };
}

/** Delay between two requests of one visitor, to save processor time. */
const PAUSE_MS = 20;

/** Simultaneous visitors who keep sending requests until they are stopped. */
export function startCrowd(
  site: ProxiedSite,
  { size, visit }: { size: number; visit: (visitor: Visitor, turn: number) => Promise<void> },
) {
  let isOver = false;
  let turns = 0;
  let visits = 0;
  const failures: string[] = [];
  const visitors = Array.from({ length: size }, async () => {
    const visitor = createVisitor(site);
    while (!isOver) {
      const turn = turns++;
      await visit(visitor, turn).catch((error) => failures.push(`Visit ${turn}: ${error}`));
      visits++;
      await wait(PAUSE_MS);
    }
    visitor.leave();
  });
  return {
    /** Waits for this many more requests to finish. */
    async pass(count: number) {
      const goal = visits + count;
      while (visits < goal) await wait(PAUSE_MS);
    },
    /** @returns what went wrong */
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return failures;
    },
  };
}
