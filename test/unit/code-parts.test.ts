import { codePartsOf } from '#client/pages/build/code-parts.ts';
import { codeSamples } from '#shared/content/code-samples.ts';

test.each(codeSamples)(
  'the sample in $language keeps every letter when it is coloured',
  ({ source }) => {
    for (const line of source.split('\n')) {
      expect(
        codePartsOf(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }
  },
);

test.each(codeSamples)('the sample in $language belongs to an example', ({ title }) => {
  expect(title).not.toBe('');
});

test('what stands in quotes or in a comment is no code', () => {
  const kinds = (line: string) => codePartsOf(line).map(({ kind }) => kind);
  expect(kinds('"let Vault = issue()"')).toEqual(['string']);
  expect(kinds('// let Vault = "open"')).toEqual(['comment']);
  expect(kinds('let x')).toEqual(['keyword', undefined]);
});
