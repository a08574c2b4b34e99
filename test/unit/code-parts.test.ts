import { codePartsOf } from '#client/pages/build/code-parts.ts';
import { sdkLedger } from '#shared/content/build.ts';
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

test('each SDK has a sample, in the order of the SDKs', () => {
  expect(codeSamples.map(({ language }) => language)).toEqual(
    sdkLedger.sdks.map(({ language }) => language),
  );
  expect(codeSamples.filter(({ source }) => source === '')).toEqual([]);
});

test('what stands in quotes or in a comment is no code', () => {
  const kinds = (line: string) => codePartsOf(line).map(({ kind }) => kind);
  expect(kinds('"let Vault = issue()"')).toEqual(['string']);
  expect(kinds('// let Vault = "open"')).toEqual(['comment']);
  expect(kinds('let x')).toEqual(['keyword', undefined]);
});
