/**
 * Letters of other alphabets, and signs, that look like a small Latin one in a link. A selection from
 * https://www.unicode.org/Public/security/latest/confusables.txt; those that Unicode takes apart into
 * a Latin letter (fullwidth, mathematical, with accents) need no line here.
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
  // One letter for all that is a plain stroke.
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

/** What a text looks like at a glance: texts with the same skeleton can be taken for each other. */
export function skeletonOf(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(letters, (letter) => plainLetter.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Small letters in place of A to Z alone: Unicode's own rule makes letters of ours out of others. */
export function plainLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether letters of alphabets stand together that no language writes together. */
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
