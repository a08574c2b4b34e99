import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '#test/helpers/root.ts';

const tokens = readTokens();

const grounds = ['ink', 'ink-raised', 'bone', 'bone-deep'] as const;
const papers = ['--color-ground', '--color-raised'];

/** Text colours with their minimum contrast on every background of their theme. */
const rules: [purpose: string, on: string[], least: number][] = [
  ['--color-text', papers, 7],
  ['--color-text-muted', papers, 7],
  ['--color-text-quiet', papers, 4.5],
  ['--color-accent', papers, 4.5],
  ['--color-positive', papers, 4.5],
  ['--color-live', papers, 4.5],
  ['--color-error', papers, 4.5],
  ['--color-link', papers, 4.5],
  ['--color-button-text', ['--color-button'], 7],
  ['--color-text', ['--color-field'], 7],
  ['--color-text', ['--color-raised-strong', '--color-pressed'], 7],
  ['--color-text-muted', ['--color-raised-strong'], 7],
  // Controls and focus indicators (https://www.w3.org/TR/WCAG22/#non-text-contrast).
  ['--color-control', papers, 3],
  ['--color-focus', papers, 3],
];

describe.each(grounds)('on %s', (ground) => {
  test.each(rules)('%s stands out from %j by at least %d : 1', (purpose, on, least) => {
    for (const paper of on) {
      const ratio = contrast(resolve(ground, purpose), resolve(ground, paper));
      expect({ paper, isEnough: ratio >= least, ratio }).toMatchObject({ isEnough: true });
    }
  });
});

test('black on white is measured as the standard measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('colours are defined only in the palette', () => {
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var\(--)|(?<![\w-])(?:black|white|red|green|blue|gr[ae]y|silver|gold|yellow|orange|purple|pink|brown|navy|teal)(?![\w-])/gi;
  const found = styleSheets().flatMap((file) => {
    const css = readText(`client/${file}`).replace(/\/\*[\s\S]*?\*\//g, '');
    // A URL may contain something that looks like a colour.
    const values = css.replace(/url\([^)]*\)/g, '').matchAll(/:[^;{}]*;/g);
    return [...values].flatMap(([value]) => value.match(literal) ?? []).map((c) => `${file}: ${c}`);
  });
  expect(found).toEqual([]);
});

function styleSheets(): string[] {
  const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) => file.endsWith('.css') && !file.endsWith(join('styles', 'palette.css')),
  );
}

/** Custom properties by selector, as the style sheet sets them: later rules win. */
function readTokens(): Map<string, Map<string, string>> {
  const css = ['palette', 'tokens', 'grounds']
    .map((name) => readText(`client/styles/${name}.css`))
    .join('\n');
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media \([^{]*\{[\s\S]*?\n\}/g, '');
  const bySelector = new Map<string, Map<string, string>>();
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      const properties = bySelector.get(selector) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
        properties.set(name, value.trim());
      }
      bySelector.set(selector, properties);
    }
  }
  return bySelector;
}

function resolve(ground: string, name: string): string {
  const value = [`[data-ground="${ground}"]`, '[data-ground]', ':root']
    .map((selector) => tokens.get(selector)?.get(name))
    .find((found) => found !== undefined);
  if (!value) throw new Error(`${name} is not set on ${ground}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(ground, reference) : value;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) throw new Error(`${hex} is not a colour of six digits`);
  const [red = 0, green = 0, blue = 0] = channels.map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
