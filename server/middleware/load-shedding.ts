import type { RequestHandler, Response } from 'express';
import { serviceUnavailable } from '../../shared/problems';
import { createPlainAnswer } from '../plain-answer';

/**
 * How long requests may keep the event loop from coming round. Whoever is accepted waits at most
 * about twice as long; 256 connections at once stay below it.
 */
const MAX_TURN_MS = 500;

/** Requests whose answer has not begun. Long downloads do not count: they cost nothing to keep. */
const MAX_WAITING = 1_000;

/** A crowd that comes back at once is the same crowd. */
const RETRY_AFTER_SECONDS = 5;

interface LoadSheddingOptions {
  maxTurnMs?: number;
  maxWaiting?: number;
  /** Paths that are always answered. */
  exempt?: readonly string[];
  onShed?: () => void;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
}

/** Answers requests beyond what can be served soon with a ready-made 503 page. */
export function loadShedding({
  maxTurnMs = MAX_TURN_MS,
  maxWaiting = MAX_WAITING,
  exempt = [],
  onShed = () => {},
  now = () => performance.now(),
}: LoadSheddingOptions = {}): RequestHandler {
  const waiting = new Set<Response>();
  const answer = createPlainAnswer(serviceUnavailable(), { 'Retry-After': RETRY_AFTER_SECONDS });
  let turnStartedAt: number | undefined;

  return (req, res, next) => {
    if (exempt.includes(req.url)) return next();
    if (isTurnOver() || isCrowded()) {
      onShed();
      return void res.writeHead(503, answer.headers).end(answer.body);
    }
    waiting.add(res);
    res.once('close', () => waiting.delete(res));
    next();
  };

  /** Node reads all connections that have something before it does anything else: that is a turn. */
  function isTurnOver(): boolean {
    if (turnStartedAt !== undefined) return now() - turnStartedAt > maxTurnMs;
    turnStartedAt = now();
    setImmediate(() => {
      turnStartedAt = undefined;
    });
    return false;
  }

  function isCrowded(): boolean {
    if (waiting.size < maxWaiting) return false;
    for (const response of waiting) if (response.headersSent) waiting.delete(response);
    return waiting.size >= maxWaiting;
  }
}
