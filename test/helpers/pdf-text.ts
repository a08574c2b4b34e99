import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const missing =
  'the words of the PDF: there is nothing to read them with; install pdftotext (Debian: apt-get install poppler-utils)';

/** Tests of the words that a PDF shows. Without pdftotext they are to be done, and a failure where CI is set. */
export function withPdfText(prove: (readPdf: (file: string) => string) => void): void {
  const dirs = (process.env.PATH ?? '').split(delimiter);
  const program = dirs.map((dir) => join(dir, 'pdftotext')).find((file) => existsSync(file));
  if (program) prove((file) => execFileSync(program, [file, '-'], { encoding: 'utf8' }));
  else if (process.env.CI) {
    test(missing, () => {
      throw new Error(missing);
    });
  } else {
    console.warn(missing);
    test.todo(missing);
  }
}
