/** The part that is used of a package without types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** What the client takes of `available`, by its own weights; among equals the preferred first. */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding[];
  }
}
