/** Limits on what a single client can use up. */
export const httpLimits = {
  /** Request line and header fields together; browsers send less than 2 KB. */
  maxHeaderBytes: 16 * 1024,
  /** Headers fit into a packet or two; a slower client keeps the connection busy on purpose. */
  headersTimeoutMs: 10_000,
  /** For the whole request; it can be short, because nothing here accepts a body. */
  requestTimeoutMs: 15_000,
  /** How often the two timeouts are checked; with Node's 30 s they would take up to three times as long. */
  checkingIntervalMs: 1_000,
  /** A client that has read nothing for this time is gone. */
  stalledTimeoutMs: 30_000,
  /** Longer than the 60 s of nginx and load balancers, so that they close first and send no request on a closed connection. */
  keepAliveTimeoutMs: 75_000,
  /** An idle connection takes some 10 KB, so all of them take 100 MB. */
  maxConnections: 10_000,
};

/** The least that RFC 9110 (section 4.1) recommends to accept, in characters. */
export const MAX_URL_LENGTH = 8_000;

/** Browsers and proxies together send some 30. */
export const MAX_HEADER_FIELDS = 200;
