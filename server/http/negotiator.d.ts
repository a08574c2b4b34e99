/** The package has no types; this is the part that is used. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: object });
    /** The `available` encodings that the client accepts, by its weights, then by `preferred`. */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding[];
  }
}
