import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { checkServerIdentity, TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Certificate = ReturnType<typeof readCertificate>;

/** The response to one request. */
export interface Answer {
  /** 0 without a complete response. */
  status: number;
  /** What went wrong on the way, such as "no complete answer within 15 s". */
  failure: string | null;
  headers: http.IncomingHttpHeaders;
  /** With its content coding undone. */
  body: Buffer;
  /** From the request to the end of the response. */
  ms: number;
  /** Null without TLS. */
  certificate: Certificate | null;
}

export interface Host {
  origin: string;
  /** One of several that its name has; without it the system chooses. */
  address?: string;
  /** For each request. */
  timeoutMs: number;
}

/** Sends one request, follows no redirects, and never rejects: errors are part of the result. */
export async function ask(
  { origin, address, timeoutMs }: Host,
  path: string,
  { method = 'GET', headers = Object.values(visitors)[0] as http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { protocol, host: Host, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const askedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const { request } = protocol === 'https:' ? https : http;
  const req = request({
    ...{ hostname: address ?? host, port, path, method, signal, agent: false },
    headers: { Accept: 'text/html,*/*;q=0.8', ...headers, Host },
    servername: isIP(host) ? '' : host,
    // Certificates are checked separately, so that a site with a bad one is still compared.
    rejectUnauthorized: false,
  });
  // A connection may break twice, for the request and for its response.
  req.on('error', () => {});
  let where = '';
  try {
    const [res] = (await once(req.end(), 'response')) as [http.IncomingMessage];
    const { statusCode: status = 0, headers: received, socket } = res;
    const certificate = socket instanceof TLSSocket ? readCertificate(socket, host) : null;
    where = 'cut off, ';
    const sent = await buffer(res);
    const ms = performance.now() - askedAt;
    where = `its ${received['content-encoding']} cannot be decoded: `;
    const body = decode(sent, received['content-encoding']);
    return { status, failure: null, headers: received, body, ms, certificate };
  } catch (cause) {
    const late = `no complete answer within ${timeoutMs / 1000} s`;
    return failed(where + (signal.aborted ? late : explain(cause as NodeJS.ErrnoException)));
  }
}

export function failed(failure: string): Answer {
  return { status: 0, failure, headers: {}, body: Buffer.alloc(0), ms: 0, certificate: null };
}

/** What a browser asks of a certificate: until when, and why it would not accept it. */
function readCertificate(socket: TLSSocket, host: string) {
  const certificate = socket.getPeerCertificate();
  const reason = String(socket.authorizationError ?? '');
  return {
    expires: new Date(certificate.valid_to),
    nameFault: checkServerIdentity(host, certificate)?.message ?? null,
    // Its expiry date and its name are reported by themselves.
    trustFault: /^$|CERT_HAS_EXPIRED|ALTNAME/.test(reason) ? null : reason,
  };
}

/** @throws Error if it is not in this encoding */
export function decode(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === 'br') return brotliDecompressSync(sent);
  return encoding === 'gzip' ? gunzipSync(sent) : sent;
}

function explain({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'refuses connections: nothing listens there';
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'cannot be reached: unknown host';
  return /^(?:EPROTO|ERR_SSL)/.test(code) ? 'does not support TLS: try http://' : message;
}

/**
 * Request headers of visitors to whom a tampered site may show something else, with the words by which it may
 * know them. The first is an ordinary browser. Each encoding of a text is a separate file or cached page.
 */
export const visitors = {
  'a computer, br': {
    'Accept-Encoding': 'gzip, deflate, br',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Macintosh; Intel Mac OS X 10_15_7; X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  'a wallet on a phone, gzip': {
    'Accept-Encoding': 'gzip',
    'Accept-Language': 'ko-KR,en-US;q=0.9',
    Cookie: 'returning=1',
    'If-None-Match': 'W/"of another build"',
    'Sec-GPC': '1',
    'Sec-Purpose': 'prefetch',
    Referer: 'https://www.google.com/',
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 10; K) like iPhone OS 18_5 Mac OS X AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 MetaMaskMobile',
  },
  'a link preview, uncompressed': {
    'Accept-Encoding': 'identity',
    'Sec-Purpose': 'prefetch;prerender',
    'User-Agent': 'TelegramBot (like TwitterBot)',
  },
};
