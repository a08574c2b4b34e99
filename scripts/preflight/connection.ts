import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { checkServerIdentity, connect as connectSecurely, type TLSSocket } from 'node:tls';

/** What a browser asks of a certificate. */
export interface Certificate {
  /** Moment from which it is no longer valid. */
  expires: Date;
  /** Why it is not for this host; nothing when it is. */
  nameFault: string | null;
  /** Why its issuer is not trusted; nothing when it is. */
  trustFault: string | null;
}

/**
 * Opens one connection and closes it.
 * @returns the certificate, where there is one
 * @throws Error that says in one sentence why the host cannot be reached
 */
export function connect(origin: string, timeoutMs: number): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  return new Promise((resolve, reject) => {
    const target = { host, port: Number(port) || (isSecure ? 443 : 80) };
    const name = isIP(host) ? {} : { servername: host };
    const socket: Socket = isSecure
      ? connectSecurely({ ...target, ...name, rejectUnauthorized: false })
      : connectPlainly(target);
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error(`no connection within ${timeoutMs / 1000} s`)),
    );
    socket.once('error', (cause) => reject(new Error(`${origin} ${explain(cause)}`, { cause })));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      resolve(isSecure ? read(socket as TLSSocket, host) : null);
      socket.destroy();
    });
  });
}

function read(socket: TLSSocket, host: string): Certificate {
  const certificate = socket.getPeerCertificate();
  const reason: unknown = socket.authorizationError;
  return {
    expires: new Date(certificate.valid_to),
    nameFault: checkServerIdentity(host, certificate)?.message ?? null,
    // Its days and its name are told by themselves.
    trustFault: reason && !isToldApart(String(reason)) ? String(reason) : null,
  };
}

function isToldApart(reason: string): boolean {
  return reason.includes('CERT_HAS_EXPIRED') || reason.includes('ALTNAME');
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'refuses connections: nothing listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'cannot be reached: no such host is known';
  if (code === 'EPROTO' || code?.startsWith('ERR_SSL')) return 'speaks no TLS: try it with http://';
  return `cannot be reached: ${message}`;
}
