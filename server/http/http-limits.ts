/** What one visitor may ask of the server, whatever the application does. */
export interface HttpLimits {
  maxHeaderBytes: number;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  checkingIntervalMs: number;
  stalledTimeoutMs: number;
  keepAliveTimeoutMs: number;
  maxConnections: number;
}

export const httpLimits: HttpLimits = {
  /** Request line and header fields together; browsers send less than 2 KB. */
  maxHeaderBytes: 16 * 1024,
  /** A head takes one packet or two; slower ones keep a connection busy on purpose. */
  headersTimeoutMs: 10_000,
  /** The same for the whole request: nothing here takes a body. */
  requestTimeoutMs: 15_000,
  /** How often both are checked; with Node's half minute they would be three times as long. */
  checkingIntervalMs: 1_000,
  /** After so long without reading, a visitor has left. */
  stalledTimeoutMs: 30_000,
  /** Longer than the minute of nginx and of load balancers, so that they close first and no request is sent on a closed connection. */
  keepAliveTimeoutMs: 75_000,
  /** An idle one takes some 10 KB, so all of them take 100 MB. */
  maxConnections: 10_000,
};

/** RFC 9110 (section 4.1) recommends to accept at least so many characters. */
export const MAX_URL_LENGTH = 8_000;

/** Browsers and proxies together send some 30. */
export const MAX_HEADER_FIELDS = 200;
