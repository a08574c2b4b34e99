/** The looping videos: silent, seamless, each with its first frame as poster. */
export const clips = {
  presale: clip(
    'presale',
    648,
    'Ruled lines interlace into a braid that slowly swells and narrows.',
  ),
  developer: clip(
    'developer',
    672,
    'Engraving of a stack of cubes. One after the other slides out, in red, and back into its place.',
    1344,
  ),
  governance: clip(
    'governance',
    724,
    'Lines ruled in circles; they interlace where a slow wave passes round.',
    724,
  ),
};

export type ClipName = keyof typeof clips;
export type Clip = ReturnType<typeof clip>;

function clip(name: string, height: number, alt: string, width = 960) {
  return {
    // In order of preference; with the codecs a browser can choose before it downloads.
    sources: [
      { src: `/videos/${name}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
      { src: `/videos/${name}.mp4`, type: 'video/mp4; codecs="avc1.64001F"' },
    ],
    poster: `/videos/${name}.webp`,
    width,
    height,
    alt,
  };
}

/** Path of the images for link previews. */
export const CARDS_PATH = '/cards/';

/** Fonts above the fold, which are preloaded. */
export const preloadedFonts = ['/fonts/besley.woff2', '/fonts/instrument-sans.woff2'] as const;
