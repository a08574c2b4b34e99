import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeadersOptions {
  /** Whether visitors reach the site by https; only then may a browser be told to insist on it. */
  isHttps?: boolean;
  /** Origins beside the site's own that scripts may ask. */
  connectSources?: readonly string[];
}

/** Nothing inline, nothing from elsewhere but what the operator connected, never in a frame. */
export function securityHeaders({
  isHttps = false,
  connectSources = [],
}: SecurityHeadersOptions = {}): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'", ...connectSources],
        'manifest-src': ["'self'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
  });
}
