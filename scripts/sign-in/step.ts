/** After this long what has not come true is a failure. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 100;

/** Does one part of a proof and prints how it went. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    const result = await run();
    console.log(`ok      ${name}`);
    return result;
  } catch (error) {
    console.log(`FAILED  ${name}`);
    throw error;
  }
}

/** Tries until it does not throw any more, or time is up. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
