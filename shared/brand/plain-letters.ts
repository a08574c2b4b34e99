/** Letters that Unicode does not decompose: with a stroke, and ligatures. */
const others: Readonly<Record<string, string>> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/**
 * A name in ASCII letters, digits and spaces, for file names: `Åse & Bjørn` → `Ase Bjorn`.
 * Empty for a name in another script.
 */
export function plainLetters(name: string): string {
  return name
    .replace(/[øæœßłđðþı]/giu, (letter) => {
      const plain = others[letter.toLowerCase()] ?? '';
      return letter === letter.toLowerCase()
        ? plain
        : plain.charAt(0).toUpperCase() + plain.slice(1);
    })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .trim();
}

/**
 * A name as a host name, in lower-case letters and digits; another script in punycode (`xn--`).
 * @throws Error that names the setting, if it has no letter or digit
 */
export function slugOf(name: string): string {
  const plain = plainLetters(name).replaceAll(' ', '').toLowerCase();
  if (plain) return plain;
  const letters = name.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (!letters) throw new Error(`"${name}" has no letter: see product in shared/site.ts`);
  return new URL(`https://${letters}.example`).hostname.replace(/\.example$/, '');
}
