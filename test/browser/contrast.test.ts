import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const papers = ['--color-ground', '--color-raised'];

/** Colours with their minimum contrast on every background of their theme. */
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
const names = [...new Set(rules.flatMap(([purpose, on]) => [purpose, ...on]))];

test.each(['ink', 'ink-raised', 'bone', 'bone-deep'])(
  'on %s every colour stands out from what it is drawn on',
  async (ground) => {
    const { page } = await site.open('/lab', { hasScripts: false });
    const colors = await page.$eval(
      'main',
      (main, theme, purposes) => {
        main.dataset.ground = theme;
        const style = getComputedStyle(main);
        return Object.fromEntries(purposes.map((name) => [name, style.getPropertyValue(name)]));
      },
      ground,
      names,
    );
    const weak = rules.flatMap(([purpose, on, least]) =>
      on
        .map((paper) => ({ paper, ratio: contrast(colors[purpose], colors[paper]) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ paper, ratio }) => `${purpose} on ${paper}: ${ratio} instead of ${least}`),
    );
    expect(weak).toEqual([]);
  },
);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
