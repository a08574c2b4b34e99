import type { Config } from './config';
import { robots } from './routes/robots';
import type { TextResource } from './routes/text-resources';

/** Every text for programs that the site serves. */
export function listResources(config: Config): TextResource[] {
  return [robots(config)];
}
