/** Values of Accept-Encoding, and the encoding of the response. */
export const acceptedCodings: ReadonlyArray<[accepted: string, coding: 'br' | 'gzip' | undefined]> =
  [
    // From browsers.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate, zstd', undefined],
    // Weights count, order does not.
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['gzip;q=0.2, br;q=0.25', 'br'],
    ['gzip;q=0.5, br;q=0.50', 'br'],
    ['br;q=0.5, gzip;q=0.509', 'gzip'],
    ['br;q=0.999, gzip;q=1.000', 'gzip'],
    ['gzip;q=1.0, deflate;q=0.6, identity;q=0.3', 'gzip'],
    ['br;q=1.0, gzip;q=0.9, *;q=0.8', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    // Excluded by q=0.
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', undefined],
    ['br;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    // The wildcard.
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0.5, gzip', 'gzip'],
    ['*;q=0, identity', undefined],
    // None that we have: uncompressed is allowed.
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['', undefined],
    // Spellings.
    ['GZIP;Q=0.5', 'gzip'],
    ['gzip;Q=0', undefined],
    ['gzip ;\tq=0.1 ,\tbr;q=0.2', 'br'],
    [',, gzip,,', 'gzip'],
    ['x-br, brotli, gzipped', undefined],
  ];
