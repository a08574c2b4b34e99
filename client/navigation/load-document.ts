/** After this time without an answer, the network counts as down. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Whether the server answers, so that a full page load will not end in the browser's own error page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads the document at an address from the server, even if it is the current address. */
export function loadDocument(address: string): void {
  const { href } = new URL(address, window.location.href);
  // For the current address with a hash, `assign` would only scroll.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
