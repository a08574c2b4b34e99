/** The site plays looping videos by itself and copies the words of a message. */
const usedHere = ['autoplay', 'clipboard-write'];

/** Features that today's browsers know; they warn in the console of a name that they do not know: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
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

/** Every feature of the browser that the site has no use for is off; helmet has no such header. */
export const permissionsPolicy = [
  ...off.map((name) => `${name}=()`),
  ...usedHere.map((name) => `${name}=(self)`),
].join(', ');
