/** Whether the visitor has turned on data saving; false in browsers that do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
