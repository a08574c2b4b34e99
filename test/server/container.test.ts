import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { findProgram } from '#scripts/browser/find-program.ts';
import { site } from '#shared/site.ts';
import { root } from '#test/helpers/root.ts';

/** The first that works, because docker may lack its engine. Elsewhere containers have no network of the host. */
const builder = ['buildah', 'podman', 'docker']
  .flatMap((name) => findProgram([name]) ?? [])
  .find((program) => process.platform === 'linux' && spawnSync(program, ['info']).status === 0);
const image = 'site-under-test';
const isBuildah = builder?.endsWith('buildah');
/** Chroot needs no rights that an ordinary user lacks; a base image that is here is not fetched again. */
const isolation = isBuildah ? ['--isolation', 'chroot'] : [];
const source = [...(isBuildah ? ['--pull=false'] : []), '--file', 'scripts/deploy/Dockerfile', '.'];
const run = async (...args: string[]) =>
  (
    await promisify(execFile)(builder as string, args, { cwd: root, maxBuffer: 2 ** 26 })
  ).stdout.trim();

const start = (...args: string[]) =>
  spawn(builder as string, args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** It downloads packages and builds the site. */
const BUILD_MS = 1_800_000;

/** It runs on the network of this machine, on a free port. */
async function startImage(): Promise<ChildProcess> {
  const where = ['--env', 'PORT=0'];
  if (!isBuildah) return start('run', '--rm', '--network', 'host', ...where, image);
  // It builds rather than runs, so it has to be told what the image starts.
  const command = '{{range .OCIv1.Config.Cmd}}{{.}} {{end}}';
  const words = (await run('inspect', '--type', 'image', '--format', command, image)).split(' ');
  const container = await run('from', image);
  const child = start('run', ...isolation, ...where, container, '--', ...words);
  child.once('close', () => start('rm', container));
  return child;
}

if (builder) {
  test(
    'the image for a container is built, and serves pages',
    async () => {
      await run('build', ...isolation, '--tag', image, ...source);
      const container = await startImage();
      const ended = once(container, 'close');
      const [line] = await once(container.stdout as NodeJS.ReadableStream, 'data');
      const port = /:(\d+)\s/.exec(String(line))?.[1];
      expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain(site.product);
      container.kill('SIGTERM');
      await ended;
    },
    BUILD_MS,
  );
} else {
  test.todo('the image for a container: none of buildah, podman and docker works here');
}
