import { pages } from '#shared/pages.ts';

/** Of every page, and of one that is missing. */
export const paths = [...pages.map(({ path }) => path), '/x'];
