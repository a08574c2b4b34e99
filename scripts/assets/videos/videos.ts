import { noteBraid } from '#shared/drawing/breathing-braid.ts';
import { ledgerRings } from '#shared/drawing/ledger-rings.ts';
import { drawDeveloper } from './developer';
import { runFfmpeg } from './ffmpeg';
import { drawGovernance } from './governance';
import { drawPresale } from './presale';

/** `start` is the moment of the loop with which clip and poster start. */
const clips = {
  presale: { ...noteBraid, draw: drawPresale, av1Quality: 56, h264Quality: 35, posterQuality: 40 },
  developer: {
    draw: drawDeveloper,
    seconds: 8,
    start: 0.24,
    av1Quality: 34,
    h264Quality: 24,
    posterQuality: 70,
  },
  governance: {
    ...ledgerRings,
    draw: drawGovernance,
    av1Quality: 52,
    h264Quality: 34,
    posterQuality: 50,
  },
};

type Clip = (typeof clips)[keyof typeof clips];

const framesPerSecond = 24;

/** Draws the site's silent looping videos and their posters. */
export async function generateVideos(): Promise<void> {
  for (const [name, clip] of Object.entries(clips)) await encode(name, clip);
}

async function encode(name: string, clip: Clip): Promise<void> {
  const count = clip.seconds * framesPerSecond;
  const { width, height, pixels } = clip.draw(clip.start);
  const input = { pixels: 'rgb24', width, height, framesPerSecond } as const;
  const to = `public/videos/${name}`;
  await runFfmpeg(
    input,
    [pixels],
    [
      {
        path: `${to}.webp`,
        options: [
          ...['-frames:v', '1', '-c:v', 'libwebp', '-compression_level', '6'],
          ...['-quality', String(clip.posterQuality)],
        ],
      },
    ],
  );
  // One key frame for the whole loop, and a named colour space, so that the background matches the page's.
  const common = [
    ...['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-g', String(count)],
  ];
  await runFfmpeg(input, framesOf(clip, count), [
    {
      path: `${to}.webm`,
      options: [...common, '-c:v', 'libsvtav1', '-preset', '6', '-crf', String(clip.av1Quality)],
    },
    {
      path: `${to}.mp4`,
      options: [
        ...[...common, '-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high'],
        ...['-crf', String(clip.h264Quality), '-movflags', '+faststart'],
        // Compression loses the colour of thin lines first.
        ...['-x264-params', 'chroma-qp-offset=-4'],
      ],
    },
  ]);
}

function* framesOf(clip: Clip, count: number): Generator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    yield clip.draw((clip.start + index / count) % 1).pixels;
  }
}
