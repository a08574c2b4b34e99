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

declare global {
  interface Window {
    complaints: string[];
  }
}

/** Runs in the page first, and records what an engine would write to its console. */
export function listen(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      complaints.push(values.map(String).join(' '));
      write.apply(console, values);
    };
  }
  const note = (event: Event) => {
    const { message, reason, violatedDirective, blockedURI, target } = event as ErrorEvent &
      PromiseRejectionEvent &
      SecurityPolicyViolationEvent;
    // An engine may lack a video decoder; the poster is shown instead.
    if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) return;
    const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
    complaints.push(
      [event.type, message, reason, violatedDirective, blockedURI, element]
        .filter(Boolean)
        .join(' '),
    );
  };
  // Load errors do not bubble, so this listens in the capture phase.
  window.addEventListener('error', note, true);
  window.addEventListener('unhandledrejection', note);
  document.addEventListener('securitypolicyviolation', note);
}
