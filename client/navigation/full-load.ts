/** After this long without an answer there is no network to speak of. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Whether the server answers for an address, so that a full load of it shows no error of the browser. */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Asks the server for the document at an address, also when it is the present one. */
export function loadAnew(address: string): void {
  const { href } = new URL(address, window.location.href);
  // To the present address with a hash, `assign` would only scroll.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
