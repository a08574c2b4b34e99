import { join } from 'node:path';
import { onServerCore } from './cores';
import { prepareNginx } from './nginx-config';

export interface Subject {
  id: string;
  label: string;
  env: NodeJS.ProcessEnv;
  /** The command that serves the home page on a port. */
  command(port: number): string[];
  /** Asks for what it knows already. */
  isConditional?: boolean;
}

/** All others are compared with it. */
export const BASELINE = 'express';

interface SubjectParts {
  node: string;
  nginx: string | undefined;
  distDir: string;
  /** Where the built peers lie and whatever else is written. */
  workDir: string;
  /** The home page, for those who do not render. */
  html: Buffer;
}

export function listSubjects({ node, nginx, distDir, workDir, html }: SubjectParts): Subject[] {
  const serve = (file: string) => () => onServerCore([node, file]);
  const site = serve(join(distDir, 'server.js'));
  const peerEnv = { BENCH_DIST: distDir };
  const subjects: Subject[] = [
    {
      id: BASELINE,
      label: 'plain Express, helmet, compression',
      env: peerEnv,
      command: serve(join(workDir, 'plain-express.mjs')),
    },
    {
      id: 'bare',
      label: 'bare node:http, uncompressed',
      env: peerEnv,
      command: serve(join(workDir, 'bare-node.mjs')),
    },
    { id: 'site', label: 'this server', env: {}, command: site },
    {
      id: 'conditional',
      label: 'this server, If-None-Match',
      env: {},
      command: site,
      isConditional: true,
    },
    {
      id: 'cache',
      label: 'this server, PAGE_CACHE_SECONDS=60',
      env: { PAGE_CACHE_SECONDS: '60' },
      command: site,
    },
  ];
  if (nginx) {
    subjects.push({
      id: 'nginx',
      label: 'nginx, precompressed file',
      env: {},
      command: (port) =>
        onServerCore(prepareNginx(nginx, { dir: join(workDir, 'nginx'), port, html })),
    });
  }
  return subjects;
}
