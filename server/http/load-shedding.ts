import type { NextFunction, RequestHandler, Response } from 'express';
import type { Headers } from '#server/headers/base-headers.ts';
import { serviceUnavailable } from '#shared/problems.ts';
import { createPlainAnswer } from './plain-answer';

/** Requests whose response has not begun. Long downloads do not count, because they cost almost nothing. */
const MAX_WAITING = 1_000;

/** Long enough to spread out the retries. */
const RETRY_AFTER_SECONDS = 5;

/** Longest time for accepting new requests before the queue is worked on again. */
const INTAKE_MS = 5;

/** Shortest time for working on the queue before new requests are accepted. */
const WORK_MS = 10;

/** Working gets at least this many times as long as accepting did, even while many requests are rejected. */
const WORK_SHARE = 3;

/** Weight of the old mean after one more response. */
const REMEMBERED = 0.98;

interface LoadSheddingOptions {
  /** A request that would wait longer than this in the queue is rejected at once. */
  maxWaitMs: number;
  maxWaiting?: number;
  /** Sent with every 503. */
  headers?: Headers;
  /** Paths that are always answered. */
  exempt?: readonly string[];
  onShed?: () => void;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

/**
 * Queues requests first in, first out, and answers those that cannot be served soon with a ready-made
 * 503 page. Node accepts one connection in each turn of the event loop, so without the queue a burst
 * would wait in the system's backlog, where nothing can answer it.
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

  /** Runs in each turn of the event loop while the queue is not empty. */
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
      // The client has disconnected.
      if (!entry || entry.res.closed) continue;
      // It has waited longer than predicted.
      if (now() - entry.arrivedAt > maxWaitMs) refuse(entry.res);
      else entry.next();
      count += 1;
      // React renders in the microtask that it has just queued.
      await undefined;
    } while (queue.length > 0 && now() < endsAt);
    // The mean time of one place in the queue, accepting included. A turn is weighted by the number of its
    // responses, so that a single slow one does not make the server reject requests.
    const weight = 1 - REMEMBERED ** count;
    if (count > 0) meanMs += weight * ((now() - workedAt) / count - meanMs);
    workedAt = now();
  }
}
