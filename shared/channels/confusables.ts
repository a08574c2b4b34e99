/**
 * Letters of other alphabets, and symbols, that look like a lower-case Latin letter. A selection from
 * https://www.unicode.org/Public/security/latest/confusables.txt; those that Unicode normalisation turns
 * into a Latin letter (fullwidth, mathematical, accented) need no line here.
 */
const lookalikes: Record<string, string> = {
  a: 'аɑαᴀ',
  b: 'ьвƅɓβʙ',
  c: 'сϲᴄƈ',
  d: 'ԁɗđᴅ',
  e: 'еєҽɛεᴇ',
  f: 'ғƒ',
  g: 'ɡɢցǥ',
  h: 'һнհħʜη',
  j: 'јϳʝ',
  k: 'кκĸᴋ',
  // One letter for everything that looks like a vertical stroke.
  l: 'i1|!ıіɩιӏłǀɪ',
  m: 'мᴍɱ',
  n: 'пոռɴƞ',
  o: '0оοσօθøɵᴏ',
  p: 'рρƿᴩ',
  q: 'ԛզ',
  r: 'гᴦʀɾ',
  s: 'ѕꜱʂ',
  t: 'тτᴛƭ',
  u: 'υսʋᴜц',
  v: 'νѵᴠ',
  w: 'ԝшωաᴡɯ',
  x: 'хχ×',
  y: 'уүγʏ',
  z: 'ᴢʐ',
  '-': '‐‑‒–—−',
  '.': '。．｡․',
};

const plainLetter = new Map(
  Object.entries(lookalikes).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
);

/** The skeleton of a text (https://www.unicode.org/reports/tr39): texts with the same skeleton look alike. */
export function skeletonOf(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(letters, (letter) => plainLetter.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Lower-cases only A to Z: Unicode's own rule would turn some foreign letters into Latin ones. */
export function plainLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether a word mixes alphabets that no language mixes. */
export function mixesAlphabets(word: string): boolean {
  const alphabets = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Armenian}/u,
    /\p{Script=Cherokee}/u,
  ];
  return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
}
