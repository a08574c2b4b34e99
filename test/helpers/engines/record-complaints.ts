declare global {
  interface Window {
    complaints: string[];
  }
}

/** Runs in the page first, and records what an engine would write to its console. */
export function recordComplaints(): void {
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
