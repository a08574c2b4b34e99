/**
 * Runs a script and ends the process with it, by 1 when it throws. What was started and written goes
 * when the process exits, which a bare signal would not let it do.
 */
export async function runToEnd(script: () => Promise<void>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  try {
    await script();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
