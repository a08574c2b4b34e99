import { cover } from '../whitepaper/cover';
import { outlineWords } from '../whitepaper/outline-words';

/** The whitepaper's cover as a picture, in which words are outlines. */
export const drawings = { 'cover-whitepaper': async () => (await outlineWords())(await cover()) };
