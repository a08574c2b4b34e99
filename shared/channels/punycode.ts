/**
 * Decodes the punycode labels of a host: https://www.rfc-editor.org/rfc/rfc3492. A code that stands for plain
 * letters, or has a spare hyphen, is another name than what it decodes to.
 */
export function hostInUnicode(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--(?!-).*[^-]$/.test(label) && decode(label.slice(4))) || label)
    .join('.');
}

const base = 36;
const tMin = 1;
const tMax = 26;

/** Undefined when it is not valid punycode. */
function decode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(0, delimiter)), codePointOf);
  let [n, i, bias] = [128, 0, 72];
  for (let at = delimiter + 1; at < encoded.length; ) {
    const before = i;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(encoded[at]);
      if (digit === undefined) return undefined;
      at += 1;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return undefined;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function digitOf(character: string | undefined): number | undefined {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character ?? ' ');
  return digit < 0 ? undefined : digit;
}

function adapt(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + 38));
}
