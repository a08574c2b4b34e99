import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';
import type { Config } from './config';

export type Headers = Readonly<Record<string, string>>;

export const noIndexHeader = { 'X-Robots-Tag': 'noindex' } as const;

type HeaderSettings = Pick<Config, 'publicOrigin' | 'hsts' | 'isIndexed' | 'firebase'>;

/**
 * The security headers of every response, nginx's included: no inline scripts, no other origins except
 * those that the operator has connected, no framing. Computed once, because only the settings matter.
 */
export function baseHeaders({ publicOrigin, hsts, isIndexed, firebase }: HeaderSettings): Headers {
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

/** Origins that Firebase's web SDK calls for sign-in, documents and files. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** From https://cloud.google.com/recaptcha/docs/faq, on the host that does not carry Google's cookies. */
const recaptcha = 'https://www.recaptcha.net/recaptcha/';
const recaptchaParts = 'https://www.gstatic.com/recaptcha/';
const attestation = 'https://content-firebaseappcheck.googleapis.com';

/**
 * Origins besides the site's own that pages may connect to, run scripts from and frame: what Firebase needs
 * once the operator has connected it. All pages allow them, because a visitor can navigate from any page to
 * the contact form without loading a new document.
 */
function firebaseSources(firebase: FirebaseSettings | null) {
  if (!firebase) return { connect: [], script: [], frame: [] };
  const { appCheck } = firebase;
  return {
    connect: [...services, ...(appCheck ? [attestation, recaptcha] : [])],
    script: appCheck ? [recaptcha, recaptchaParts] : [],
    frame: appCheck ? [recaptcha] : [],
  };
}

/** The site autoplays looping videos, and its contact form copies a message. */
const usedHere = ['autoplay', 'clipboard-write'];

/** Only features that current browsers know, because they log a warning for any other: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
const off = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Turns off every browser feature that the site does not use; helmet has no such header. */
const permissionsPolicy = [
  ...off.map((name) => `${name}=()`),
  ...usedHere.map((name) => `${name}=(self)`),
].join(', ');
