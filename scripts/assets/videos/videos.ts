import { noteBraid } from '#shared/drawing/breathing-braid.ts';
import { ledgerRings } from '#shared/drawing/ledger-rings.ts';
import { drawDeveloper } from './developer';
import { runFfmpeg } from './ffmpeg';
import { drawGovernance, drawPresale } from './lines';

/** `start` is the moment of the loop with which clip and poster start. */
const clips = {
  presale: { ...noteBraid, draw: drawPresale, av1Quality: 56, h264Quality: 35, posterQuality: 40 },
  developer: {
    ...{ draw: drawDeveloper, seconds: 8, start: 0.24 },
    ...{ av1Quality: 34, h264Quality: 24, posterQuality: 70 },
  },
  governance: {
    ...{ ...ledgerRings, draw: drawGovernance },
    ...{ av1Quality: 52, h264Quality: 34, posterQuality: 50 },
  },
};

type Clip = (typeof clips)[keyof typeof clips];

const framesPerSecond = 24;

/** Draws the site's silent looping videos and their posters. */
export async function generateVideos(): Promise<void> {
  for (const [name, clip] of Object.entries(clips)) await encode(`public/videos/${name}`, clip);
}

async function encode(to: string, clip: Clip): Promise<void> {
  const count = clip.seconds * framesPerSecond;
  const { width, height, pixels } = clip.draw(clip.start);
  const input = { pixels: 'rgb24', width, height, framesPerSecond } as const;
  await runFfmpeg(input, [pixels], {
    [`${to}.webp`]: `-frames:v 1 -c:v libwebp -compression_level 6 -quality ${clip.posterQuality}`,
  });
  // One key frame for the whole loop, and a named colour space, so that the background matches the page's.
  const common = [
    '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact',
    '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    `-colorspace bt709 -color_primaries bt709 -color_trc bt709 -g ${count}`,
  ].join(' ');
  // Compression loses the colour of thin lines first.
  const h264 = '-preset slow -profile:v high -movflags +faststart -x264-params chroma-qp-offset=-4';
  await runFfmpeg(input, framesOf(clip, count), {
    [`${to}.webm`]: `${common} -c:v libsvtav1 -preset 6 -crf ${clip.av1Quality}`,
    [`${to}.mp4`]: `${common} -c:v libx264 -crf ${clip.h264Quality} ${h264}`,
  });
}

function* framesOf({ draw, start }: Clip, count: number): Generator<Uint8Array> {
  for (let index = 0; index < count; index++) yield draw((start + index / count) % 1).pixels;
}
