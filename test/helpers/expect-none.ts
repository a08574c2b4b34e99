/** Fails with what to do as its first line, and what was found below. */
export function expectNone(found: readonly (string | undefined)[], todo: string): void {
  if (found.length > 0) throw new Error([todo, ...found].join('\n'));
}
