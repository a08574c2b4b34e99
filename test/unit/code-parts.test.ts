import { codePartsOf } from '#client/pages/build/code-parts.ts';
import { sdkLedger } from '#shared/content/build.ts';
import { codeSamples } from '#shared/content/code-samples.ts';

test('each SDK has a sample, in the order of the SDKs', () => {
  expect(codeSamples.map(({ language }) => language)).toEqual(
    sdkLedger.offers.map(({ language }) => language),
  );
  expect(codeSamples.filter(({ source }) => source === '')).toEqual([]);
});

test('keywords in strings and comments are not coloured', () => {
  const kinds = (line: string) => codePartsOf(line).map(({ kind }) => kind);
  expect(kinds('"let Vault = issue()"')).toEqual(['string']);
  expect(kinds('// let Vault = "open"')).toEqual(['comment']);
  expect(kinds('let x')).toEqual(['keyword', undefined]);
});
