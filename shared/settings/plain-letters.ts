/** Letters that are one with their stroke, or two in one. */
const others: Readonly<Record<string, string>> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/**
 * A name in the letters, digits and spaces that names of files may hold: `Østerlund & Søn` is
 * `Osterlund Son`. Empty for a name in another script.
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
 * A name as a host has it, in small letters and digits; another script as browsers write it (`xn--`).
 * @throws Error that names the setting, where there is no letter or digit
 */
export function slugOf(name: string): string {
  const plain = plainLetters(name).replaceAll(' ', '').toLowerCase();
  if (plain) return plain;
  const letters = name.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (!letters) throw new Error(`"${name}" has no letter: see product in shared/site.ts`);
  return new URL(`https://${letters}.example`).hostname.replace(/\.example$/, '');
}

/** The first letter or digit of a name, as a capital. */
export function initialOf(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
  // Some capitals are two letters.
  const [capital = ''] = letter.toUpperCase();
  return capital;
}

/** What is drawn as a picture of its own by every system, and never as an outline. */
const emoji = /\s*(?:\p{Emoji_Presentation}|\u{FE0F}|\u{200D})+/gu;

/** A text without what has no outline. */
export function withoutEmoji(text: string): string {
  return text.replace(emoji, '');
}
