import { type Child, startChild as start } from '#scripts/process/start-child.ts';
import { environment } from './environment';
import { root } from './root';

export type { Child };

/** Runs Node with these arguments in the project's folder. */
export function startChild(args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  return start(args, { cwd: root, env: { ...environment, ...env } });
}
