/**
 * Ends an older Node, on which some pages would fail. So that it gets this far, the server's named imports from
 * Node's modules exist in Node 18.
 * @param version of the running Node, such as `v20.19.0`
 * @param engines the range in package.json, such as `>=20.19`
 * @throws Error that names the required version
 */
export function requireNode(version: string, engines: string): void {
  const [major = 0, minor = 0] = numbersOf(version);
  const [oldest = 0, oldestMinor = 0] = numbersOf(engines);
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
  throw new Error(`Node ${oldest}.${oldestMinor} or newer is needed, this is ${version}`);
}

function numbersOf(version: string): number[] {
  return version.match(/\d+/g)?.map(Number) ?? [];
}
