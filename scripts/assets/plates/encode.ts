import { runFfmpeg } from '../videos/ffmpeg';
import { plateHeight, plateWidth } from './march';

/** Writes shade and cover as a grey WebP whose transparent part is the sky. */
export async function encodePlate(picture: Float32Array, path: string): Promise<void> {
  const pixels = new Uint8Array(plateWidth * plateHeight * 4);
  for (let index = 0; index < plateWidth * plateHeight; index++) {
    const shade = Math.round(255 * (picture[index * 2] ?? 0));
    pixels.fill(shade, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = Math.round(255 * (picture[index * 2 + 1] ?? 0));
  }
  await runFfmpeg(
    { pixels: 'rgba', width: plateWidth, height: plateHeight },
    [pixels],
    [
      {
        path,
        options: [
          '-frames:v',
          '1',
          '-c:v',
          'libwebp',
          '-pix_fmt',
          'yuva420p',
          '-quality',
          '38',
          '-compression_level',
          '6',
        ],
      },
    ],
  );
}
