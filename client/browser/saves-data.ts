/** Whether the visitor has asked the browser to save data. Browsers that do not tell are taken not to. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
