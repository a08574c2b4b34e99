import { execFileSync } from 'node:child_process';
import { findProgram } from '#scripts/process/find-program.ts';
import { testMissing } from './missing-program';

const missing =
  'the words of the PDF: there is nothing to read them with; install pdftotext (Debian: apt-get install poppler-utils)';

/** Tests of a PDF's text. Without pdftotext they are "todo", or fail if `CI` is set. */
export function withPdfText(prove: (readPdf: (file: string) => string) => void): void {
  const program = findProgram(['pdftotext']);
  if (program) prove((file) => execFileSync(program, [file, '-'], { encoding: 'utf8' }));
  else testMissing(missing);
}
