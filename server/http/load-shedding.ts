import type { Socket } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
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

/** Requests of one kind, first in, first out. */
interface Lane {
  queue: Array<{ res: Response; next: NextFunction; arrivedAt: number }>;
  /** Those whose response has not begun. */
  waiting: Set<Response>;
}

const createLane = (): Lane => ({ queue: [], waiting: new Set() });

/**
 * Queues requests, and answers those that cannot be served soon with a ready-made 503 page. The first
 * request of a connection is queued apart from later ones, and the two kinds are served in turns, so
 * that connections which ask without a pause do not keep new visitors waiting. Node accepts one
 * connection in each turn of the event loop, so without the queue a burst would wait in the system's
 * backlog, where nothing can answer it.
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
  let lane = createLane();
  let otherLane = createLane();
  const lanes = { first: lane, later: otherLane };
  const known = new WeakSet<Socket>();
  const refused = new WeakMap<Socket, number>();
  let meanMs = 1;
  let hasArrivals = false;
  let workedAt = 0;

  return (req, res, next) => {
    if (exempt.includes(req.url)) return next();
    const { queue, waiting } = known.has(req.socket) ? lanes.later : lanes.first;
    known.add(req.socket);
    const before = queue.length + Math.min(queue.length, countQueued() - queue.length);
    if (before * meanMs > maxWaitMs || isCrowded(waiting)) return refuseInTime(req, res);
    waiting.add(res);
    res.once('close', () => waiting.delete(res));
    hasArrivals = true;
    const arrivedAt = now();
    queue.push({ res, next, arrivedAt });
    if (countQueued() > 1) return;
    workedAt = arrivedAt;
    setImmediate(takeTurn);
  };

  function countQueued(): number {
    return lane.queue.length + otherLane.queue.length;
  }

  function refuse(res: Response): void {
    onShed();
    res.writeHead(503, answer.headers).end(answer.body);
  }

  /**
   * At once for the first time. A client that does not wait as it was told is kept waiting: thousands of
   * them would leave no time for anything else. A proxy's connection carries many visitors.
   */
  function refuseInTime({ socket, headers: asked }: Request, res: Response): void {
    const isEarly = now() < (refused.get(socket) ?? 0) && !asked['x-forwarded-for'];
    const waitMs = RETRY_AFTER_SECONDS * 1_000;
    refused.set(socket, now() + waitMs);
    // At different times, so that they do not all come back at once.
    if (isEarly) setTimeout(refuse, waitMs * (0.5 + Math.random() / 2), res).unref();
    else refuse(res);
  }

  function isCrowded(waiting: Lane['waiting']): boolean {
    if (waiting.size < maxWaiting) return false;
    for (const response of waiting) if (response.headersSent) waiting.delete(response);
    return waiting.size >= maxWaiting;
  }

  function takeNext() {
    [lane, otherLane] = [otherLane, lane];
    return lane.queue.shift() ?? otherLane.queue.shift();
  }

  /** Runs in each turn of the event loop while the queue is not empty. */
  async function takeTurn(): Promise<void> {
    const isTakingIn = hasArrivals && now() - workedAt < INTAKE_MS;
    hasArrivals = false;
    if (!isTakingIn) await work();
    if (countQueued() > 0) setImmediate(takeTurn);
  }

  async function work(): Promise<void> {
    const startedAt = now();
    const takingInMs = startedAt - workedAt;
    const endsAt = startedAt + Math.max(WORK_MS, WORK_SHARE * takingInMs);
    let count = 0;
    do {
      const entry = takeNext();
      // The client has disconnected.
      if (!entry || entry.res.closed) continue;
      // It has waited longer than predicted.
      if (now() - entry.arrivedAt > maxWaitMs) refuse(entry.res);
      else entry.next();
      count += 1;
      // React renders in the microtask that it has just queued.
      await undefined;
    } while (countQueued() > 0 && now() < endsAt);
    // The mean time of one place in the queue, accepting included. A turn is weighted by the number of its
    // responses, so that a single slow one does not make the server reject requests.
    const weight = 1 - REMEMBERED ** count;
    if (count > 0) meanMs += weight * ((now() - workedAt) / count - meanMs);
    workedAt = now();
  }
}
