import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Raw picture format of what is piped to ffmpeg. */
interface RawInput {
  pixels: 'rgb24' | 'rgba';
  width: number;
  height: number;
  framesPerSecond?: number;
}

/** Pipes raw frames to ffmpeg, which says itself what is wrong. `outputs` are options by path. */
export async function runFfmpeg(
  { pixels, width, height, framesPerSecond = 1 }: RawInput,
  frames: Iterable<Uint8Array>,
  outputs: Record<string, string>,
): Promise<void> {
  const options = [
    `-hide_banner -loglevel error -y -f rawvideo -pix_fmt ${pixels}`,
    `-s ${width}x${height} -r ${framesPerSecond} -i -`,
    ...Object.entries(outputs).map(([path, chosen]) => `${chosen} ${path}`),
  ].flatMap((part) => part.split(' '));
  const ffmpeg = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  // If the pipe breaks, the exit code says that it failed.
  await pipeline(Readable.from(frames), ffmpeg.stdin).catch(() => {});
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed (${code})`);
}
