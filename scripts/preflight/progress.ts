import type { Found } from './report';

/** Tells the person who waits what is being done. */
export interface Progress {
  begin(name: string, index: number, total: number): void;
  end(name: string, findings: readonly Found[]): void;
  /** Before anything else is written. */
  clear(): void;
}

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that is written over on a terminal; a line for each group in a log. */
export function showProgress(terminal: Terminal): Progress {
  if (!terminal.isTTY) {
    return {
      begin: () => {},
      end: (name, findings) => terminal.write(`${name}: ${tell(findings)}\n`),
      clear: () => {},
    };
  }
  return {
    begin: (name, index, total) => terminal.write(`\r\u001b[2K${index}/${total} ${name} …`),
    end: () => {},
    clear: () => terminal.write('\r\u001b[2K'),
  };
}

function tell(findings: readonly Found[]): string {
  const levels = ['error', 'warning', 'note'] as const;
  const counts = levels.map((level) => ({
    level,
    count: findings.filter((found) => found.level === level).length,
  }));
  const told = counts.filter(({ count }) => count > 0);
  return (
    told.map(({ level, count }) => `${count} ${level}${count > 1 ? 's' : ''}`).join(', ') || 'fine'
  );
}
