/** What the tests of all engines need: a browser with one page. */
export interface Engine {
  /** Loads an address of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings of the page since it was opened. */
  complaints(): Promise<string[]>;
  end(): Promise<void>;
}

export interface EngineProgram {
  name: string;
  /** What is missing, and how to install it. */
  missing: string | undefined;
  /** Starts it for a site at this origin. */
  start(origin: string): Promise<Engine>;
}
