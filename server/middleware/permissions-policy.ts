import type { RequestHandler } from 'express';

/** Looping videos play by themselves, and an address can be copied. */
const usedHere = ['autoplay', 'clipboard-write'];

/** What browsers of today know by name: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
const off = [
  'accelerometer',
  'attribution-reporting',
  'bluetooth',
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
  'join-ad-interest-group',
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
  'run-ad-auction',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Switches off every feature of the browser that the site has no use for; helmet has no such header. */
export function permissionsPolicy(): RequestHandler {
  const entries = [...off.map((name) => `${name}=()`), ...usedHere.map((name) => `${name}=(self)`)];
  const value = entries.join(', ');
  return (_req, res, next) => {
    res.set('Permissions-Policy', value);
    next();
  };
}
