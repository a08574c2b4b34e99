/** Ends the task that runs, so that the browser may paint and answer before the next one. */
export function pauseForInput(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
