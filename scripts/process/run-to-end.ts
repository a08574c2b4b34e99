/**
 * Runs a script and exits, with 1 if it throws. Signals also exit normally, so that exit handlers stop
 * child processes and remove temporary files.
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
