/** What `shared/` uses of a class that browsers and Node have, and the language’s own library lacks. */
declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare class URLSearchParams {
  constructor(from: string | Record<string, string>);
  keys(): Iterable<string>;
}
