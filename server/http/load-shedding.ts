import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { Headers } from '#server/base-headers.ts';
import { serviceUnavailable } from '#server/errors/problems.ts';
import { healthPaths } from '#server/observing/health.ts';
import { createPlainAnswer } from './client-error';

/** Requests whose response has not begun. Long downloads do not count, because they cost almost nothing. */
const MAX_WAITING = 1_000;

/** Long enough to spread out the retries. */
const RETRY_AFTER_SECONDS = 5;

/** Longest time for accepting new requests: most of it, or a burst's last visitors wait for seconds. */
const ACCEPTING_MS = 30;

/** Longest time for working on the queue after that. */
const WORKING_MS = 10;

/** While the waiting requests would take longer than this, connections queue. At 10 ms a page cost 7 % more CPU time. */
const BUSY_MS = 50;

/** Weight of the old mean after one more response. */
const REMEMBERED = 0.98;

interface Options {
  /** A request that would wait longer than this in the queue is rejected at once. */
  maxWaitMs: number;
  maxWaiting?: number;
  /** Sent with every 503. */
  headers?: Headers;
  /** A proxy's connection carries many visitors, so it never queues. */
  isFromProxy?: (req: IncomingMessage) => boolean;
  /** During shutdown no connection queues. */
  isDraining?: () => boolean;
  onShed?: () => void;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

/**
 * Queues requests, and answers those that cannot be served soon with a ready-made 503 page. Node accepts
 * one connection in each turn of the event loop, so without the queue a burst would wait in the system's
 * backlog, where nothing can answer it. While the server is busy, an answered connection joins a second
 * queue, and its next request is not read before its turn. So new visitors come before connections that
 * send requests without a pause.
 */
export function loadShedding({
  maxWaitMs,
  maxWaiting = MAX_WAITING,
  headers = {},
  isFromProxy = () => false,
  isDraining = () => false,
  onShed = () => {},
  now = () => performance.now(),
}: Options): RequestHandler {
  const answer = createPlainAnswer(serviceUnavailable, {
    ...headers,
    'Retry-After': String(RETRY_AFTER_SECONDS),
  });
  const queue: Array<{ res: Response; next: NextFunction; arrivedAt: number }> = [];
  const connections: Socket[] = [];
  /** Admit requests that were read before the previous one on the same connection was answered. */
  const followers = new WeakMap<Socket, Array<() => void>>();
  /** Those whose response has not begun. */
  const waiting = new Set<Response>();
  let meanMs = 1;
  let isTakingTurns = false;
  let hasArrivals = false;
  let workedAt = 0;

  return (req, res, next) => {
    if (healthPaths.includes(req.url)) return next();
    const { socket } = req;
    const others = followers.get(socket);
    if (!others && !isFromProxy(req)) followers.set(socket, []);
    if (!others) admit(socket, res, next);
    else if (others.length < maxWaiting) others.push(() => admit(socket, res, next));
    else refuse(res);
  };

  function admit(socket: Socket, res: Response, next: NextFunction) {
    hasArrivals = true;
    res.once('close', () => leave(socket, res));
    const isCrowded = waiting.size >= maxWaiting && countWaiting() >= maxWaiting;
    if (isCrowded || queue.length * meanMs > maxWaitMs) return refuse(res);
    waiting.add(res);
    queue.push({ res, next, arrivedAt: now() });
    takeTurns();
  }

  function refuse(res: Response): void {
    onShed();
    res.writeHead(503, answer.headers).end(answer.body);
  }

  function countWaiting(): number {
    for (const response of waiting) if (response.headersSent) waiting.delete(response);
    return waiting.size;
  }

  function leave(socket: Socket, res: Response) {
    waiting.delete(res);
    // Nothing more can be answered on it.
    if (!socket.writable || !followers.has(socket)) return;
    if (connections.length === 0 && countWaiting() * meanMs <= BUSY_MS) return resume(socket);
    socket.pause();
    connections.push(socket);
    takeTurns();
  }

  function resume(socket: Socket) {
    // The client has disconnected.
    if (socket.destroyed) return;
    const admitNext = followers.get(socket)?.shift();
    if (admitNext) return admitNext();
    followers.delete(socket);
    socket.resume();
  }

  /** Resumes as many as one turn can serve, and at least one, even while new visitors keep coming. */
  function resumeConnections(): void {
    const count = isDraining() ? connections.length : Math.ceil(BUSY_MS / meanMs) - countWaiting();
    for (const socket of connections.splice(0, Math.max(1, count))) resume(socket);
  }

  function takeTurns(): void {
    if (isTakingTurns) return;
    isTakingTurns = true;
    workedAt = now();
    setImmediate(takeTurn);
  }

  /** Runs in each turn of the event loop while anybody waits. */
  async function takeTurn(): Promise<void> {
    const isTakingIn = hasArrivals && now() - workedAt < ACCEPTING_MS;
    hasArrivals = false;
    if (!isTakingIn) {
      await work();
      resumeConnections();
    }
    isTakingTurns = queue.length + connections.length > 0;
    if (isTakingTurns) setImmediate(takeTurn);
  }

  async function work(): Promise<void> {
    const endsAt = now() + WORKING_MS;
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
    // The mean time for each request of the queue, with the time for accepting it. A turn is weighted by the
    // number of its responses, so that a single slow one does not make the server reject requests.
    const weight = 1 - REMEMBERED ** count;
    if (count > 0) meanMs += weight * ((now() - workedAt) / count - meanMs);
    workedAt = now();
  }
}
