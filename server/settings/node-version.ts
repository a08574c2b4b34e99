/**
 * On an older Node some pages would fail while others work. To come so far, the server imports by name
 * from Node's modules only what Node 18 has.
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
