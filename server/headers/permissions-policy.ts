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
export const permissionsPolicy = [
  ...off.map((name) => `${name}=()`),
  ...usedHere.map((name) => `${name}=(self)`),
].join(', ');
