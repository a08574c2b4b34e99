import type { NextFunction, RequestHandler, Response } from 'express';
import type { Headers } from '#server/headers/base-headers.ts';
import { serviceUnavailable } from '#shared/problems.ts';
import { createPlainAnswer } from './plain-answer';

/** Requests whose answer has not begun. Long downloads do not count: they cost nothing to keep. */
const MAX_WAITING = 1_000;

/** Long enough that a crowd does not come back all at once. */
const RETRY_AFTER_SECONDS = 5;

/** How long new requests are accepted before answering goes on. */
const INTAKE_MS = 5;

/** How long requests are answered at least before new ones are accepted. */
const WORK_MS = 10;

/** Answering gets at least so many times as long as accepting did, even in a flood of refusals. */
const WORK_SHARE = 3;

/** How much of the mean is left after one more answer. */
const REMEMBERED = 0.98;

interface LoadSheddingOptions {
  /** A request that would wait longer than this for its turn is refused at once. */
  maxWaitMs: number;
  maxWaiting?: number;
  /** Sent with every refusal. */
  headers?: Headers;
  /** Paths that are always answered. */
  exempt?: readonly string[];
  onShed?: () => void;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
}

/**
 * Lets requests pass in the order of their coming, and answers those beyond what can be served soon
 * with a ready-made 503 page. Node accepts one connection each time that the event loop comes round,
 * so without the queue a crowd would wait in the system's backlog, where it cannot be answered.
 */
export function loadShedding({
  maxWaitMs,
  maxWaiting = MAX_WAITING,
  headers = {},
  exempt = [],
  onShed = () => {},
  now = () => performance.now(),
}: LoadSheddingOptions): RequestHandler {
  const answer = createPlainAnswer(serviceUnavailable(), {
    ...headers,
    'Retry-After': RETRY_AFTER_SECONDS,
  });
  const waiting = new Set<Response>();
  const queue: Array<{ res: Response; next: NextFunction; arrivedAt: number }> = [];
  let meanMs = 1;
  let hasArrivals = false;
  let workedAt = 0;

  return (req, res, next) => {
    if (exempt.includes(req.url)) return next();
    if (queue.length * meanMs > maxWaitMs || isCrowded()) return refuse(res);
    waiting.add(res);
    res.once('close', () => waiting.delete(res));
    hasArrivals = true;
    const arrivedAt = now();
    if (queue.push({ res, next, arrivedAt }) > 1) return;
    workedAt = arrivedAt;
    setImmediate(takeTurn);
  };

  function refuse(res: Response): void {
    onShed();
    res.writeHead(503, answer.headers).end(answer.body);
  }

  function isCrowded(): boolean {
    if (waiting.size < maxWaiting) return false;
    for (const response of waiting) if (response.headersSent) waiting.delete(response);
    return waiting.size >= maxWaiting;
  }

  /** Runs each time that the event loop comes round, as long as somebody waits. */
  async function takeTurn(): Promise<void> {
    const isTakingIn = hasArrivals && now() - workedAt < INTAKE_MS;
    hasArrivals = false;
    if (!isTakingIn) await work();
    if (queue.length > 0) setImmediate(takeTurn);
  }

  async function work(): Promise<void> {
    const startedAt = now();
    const takingInMs = startedAt - workedAt;
    const endsAt = startedAt + Math.max(WORK_MS, WORK_SHARE * takingInMs);
    let count = 0;
    do {
      const entry = queue.shift();
      // A visitor who has left costs nothing more.
      if (!entry || entry.res.closed) continue;
      // It waited longer than was expected.
      if (now() - entry.arrivedAt > maxWaitMs) refuse(entry.res);
      else entry.next();
      count += 1;
      // React renders in the microtask that it has just asked for.
      await undefined;
    } while (queue.length > 0 && now() < endsAt);
    // How long one place in the queue takes, with its part of the accepting. A turn counts by the number
    // of its answers, so that a single slow one does not make the server refuse requests.
    const weight = 1 - REMEMBERED ** count;
    if (count > 0) meanMs += weight * ((now() - workedAt) / count - meanMs);
    workedAt = now();
  }
}
