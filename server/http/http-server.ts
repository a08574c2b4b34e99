import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from '#server/base-headers.ts';
import { allowHeader, methodNotAllowed } from '#server/errors/problems.ts';
import type { Log } from '#server/observing/log.ts';
import type { Problem } from '#shared/problems.ts';
import {
  type ClientError,
  closeGently,
  sendPlainError,
  toProblem,
  wantsHeadOnly,
} from './client-error';
import { toOriginForm } from './http-guard';
import { httpLimits } from './http-limits';

interface HttpServerOptions {
  limits?: typeof httpLimits;
  headers?: Headers;
  log?: Log;
}

/** A server with limits that also responds to requests which Node would drop silently. It does not listen. */
export function createHttpServer(
  app: RequestListener,
  { limits = httpLimits, headers = {}, log = () => {} }: HttpServerOptions = {},
): Server {
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkingIntervalMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // The application rejects such requests with its own error page.
    requireHostHeader: false,
  });
  server.timeout = limits.stalledTimeoutMs;
  server.maxConnections = limits.maxConnections;

  const lastResponses = new Map<Duplex, ServerResponse>();
  /** How much was read when the last response was complete; what came later is half a request. */
  const bytesAnswered = new WeakMap<ServerResponse, number>();
  server.on('connection', (socket: Duplex) => {
    socket.once('close', () => lastResponses.delete(socket));
  });
  server.on('request', (req, res) => {
    // A request on a connection that is being closed cannot be answered.
    if (!req.socket.writable) return;
    lastResponses.set(req.socket, res);
    res.once('close', () => bytesAnswered.set(res, req.socket.bytesRead));
    if (hasBody(req)) closeAfterAnswer(req, res);
    toOriginForm(req);
    app(req, res);
  });
  // Never "100 Continue": no body is wanted, so the final response comes at once.
  server.on('checkContinue', (req, res) => server.emit('request', req, res));
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('connect', (_req, socket) => {
    // Node has handed over the socket, so we have to handle its errors and data.
    socket.on('error', () => socket.destroy()).resume();
    refuse(socket, methodNotAllowed('CONNECT'), allowHeader);
  });
  server.on('clientError', (error: ClientError, socket) => {
    const last = lastResponses.get(socket);
    const answer = () => {
      if (socket.writable) refuse(socket, toProblem(error), {}, wantsHeadOnly(error));
    };
    if (error.code === 'ECONNRESET') socket.destroy();
    // Only the body is malformed. It is never read, so the request itself is answered.
    else if (last && !last.req.complete) closeAfter(last, socket);
    else if (last && !last.closed) last.once('close', answer);
    else answer();
  });
  // A client that waits for us is kept: its response has not begun, or it is in the queue.
  server.on('timeout', (socket) => {
    const last = lastResponses.get(socket);
    if (last?.closed ? !socket.isPaused() : last?.headersSent !== false) socket.destroy();
  });
  // At the connection limit, idle connections make room for new ones. On a paused one, a request may wait.
  server.on('drop', () => {
    for (const response of lastResponses.values()) {
      const { socket } = response.req;
      const isIdle = response.closed && socket.bytesRead === bytesAnswered.get(response);
      if (isIdle && !socket.isPaused()) socket.destroy();
    }
  });
  return server;

  /** Responds to requests that never reach the application. */
  function refuse(socket: Duplex, problem: Problem, more: Headers, isHeadOnly = false): void {
    const requestId = randomUUID();
    sendPlainError(socket, problem, { ...headers, ...more, 'X-Request-Id': requestId }, isHeadOnly);
    log({ level: 'warn', message: `A request was refused: ${problem.title}`, requestId });
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The body is not read, so the connection cannot carry another request. */
function closeAfterAnswer({ socket }: IncomingMessage, res: ServerResponse): void {
  res.shouldKeepAlive = false;
  socket.destroySoon = () => closeGently(socket);
}

function closeAfter(response: ServerResponse, socket: Duplex): void {
  if (response.closed) socket.end();
  else response.once('close', () => closeGently(socket));
}
