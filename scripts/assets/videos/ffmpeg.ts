import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Raw picture format of what is piped to ffmpeg. */
export interface RawInput {
  pixels: 'rgb24' | 'rgba';
  width: number;
  height: number;
  framesPerSecond?: number;
}

/** Pipes raw frames to ffmpeg. Rejects with its error output if it fails. */
export async function runFfmpeg(
  input: RawInput,
  frames: Iterable<Uint8Array>,
  outputs: { path: string; options: string[] }[],
): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'rawvideo'],
    ...['-pix_fmt', input.pixels, '-s', `${input.width}x${input.height}`],
    ...['-r', String(input.framesPerSecond ?? 1), '-i', '-'],
    ...outputs.flatMap(({ path, options }) => [...options, path]),
  ]);
  let complaint = '';
  ffmpeg.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const closed = once(ffmpeg, 'close');
  // If the pipe breaks, the exit code and ffmpeg's error output say why.
  ffmpeg.stdin.on('error', () => {});
  for (const frame of frames) {
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed (${code}): ${complaint}`);
}
