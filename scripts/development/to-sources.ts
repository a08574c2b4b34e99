import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { outDir, root } from '../bundle/project';

/** A stack with the project's files and lines instead of the built ones, and without packages. */
export function toSources(stack: string): string {
  const place = /[^\s(]*\/(assets\/[\w.-]+|dist\/server\.js)(?:\?\w+)?:(\d+):(\d+)/g;
  const mapped = stack.replace(place, (built, name: string, line: string, column: string) => {
    const file = name.startsWith('assets/') ? join(outDir, 'client', name) : join(root, name);
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return built;
    const source = relative(root, resolve(file, '..', origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  return mapped.replace(/\n +at .*(?:node_modules\/|node:).*/g, '');
}
