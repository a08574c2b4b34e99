/** Emoji, which systems draw as pictures, without an outline. */
const emoji = /\s*(?:\p{Emoji_Presentation}|\u{FE0F}|\u{200D})+/gu;

/** A text without emoji. */
export function withoutEmoji(text: string): string {
  return text.replace(emoji, '');
}
