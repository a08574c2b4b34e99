/** Fails with advice in the first line and findings below. */
export function expectNone(found: readonly (string | undefined)[], todo: string): void {
  if (found.length > 0) throw new Error([todo, ...found].join('\n'));
}
