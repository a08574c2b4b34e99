import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import { firebaseSources } from './firebase-sources';
import { permissionsPolicy } from './permissions-policy';

export type Headers = Readonly<Record<string, string>>;

export const noIndexHeader = { 'X-Robots-Tag': 'noindex' } as const;

type Settings = Pick<Config, 'publicOrigin' | 'hsts' | 'isIndexed' | 'firebase'>;

/**
 * The security headers of every response, nginx's included: no inline scripts, no other origins except
 * those that the operator has connected, no framing. Computed once, because only the settings matter.
 */
export function baseHeaders({ publicOrigin, hsts, isIndexed, firebase }: Settings): Headers {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const { connect, script, frame } = firebaseSources(firebase);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...script],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'", ...connect],
        ...(frame.length > 0 && { 'frame-src': frame }),
        'manifest-src': ["'self'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    // Only where visitors reach the site by https.
    strictTransportSecurity: publicOrigin.startsWith('https:') && {
      maxAge: hsts.seconds,
      includeSubDomains: hsts.includesSubDomains,
    },
    xFrameOptions: { action: 'deny' },
  });
  // This response is never sent; it only collects helmet's headers.
  protect(res.req, res, () => {});
  return {
    ...(res.getHeaders() as Headers),
    'Permissions-Policy': permissionsPolicy,
    // Search engines must not list a staging copy instead of the site.
    ...(isIndexed ? {} : noIndexHeader),
  };
}
