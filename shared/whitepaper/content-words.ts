/** Every string that a piece of content holds, in its order, as one text. */
export function contentWords(content: unknown): string {
  if (typeof content === 'string') return content;
  if (content === null || typeof content !== 'object') return '';
  return Object.values(content).map(contentWords).filter(Boolean).join(' ');
}
