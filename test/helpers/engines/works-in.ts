import { hrefOf } from '#shared/pages.ts';
import { findBrokenWords, findLostText } from '../every-page/whole-text';
import { testMissing } from '../missing-program';
import { paths } from '../paths';
import { scrollThrough } from '../scrolling';
import { findShared } from '../shared-site';
import type { Engine, EngineProgram } from './firefox';

const widths = [1280, 390] as const;

/** A page, a control on it, and what is there only once it has been pressed. */
const controls = [
  [
    'a dot of the carousel',
    '/',
    '.news__dot:nth-child(3)',
    '.news__slide:nth-child(3)[data-active]',
  ],
  ['its arrow', '/', '.news [data-direction="next"]', '.news__slide:nth-child(2)[data-active]'],
  ['the ring', hrefOf('tokenomics'), '.allocation-chart button', '.allocation-chart[data-active]'],
  ['the form', hrefOf('contact'), '.contact-form [type="submit"]', '.field__error'],
  ['the switch', hrefOf('governance'), 'main .motion-switch', '[data-motion="paused"]'],
  [
    'the switch when motion is paused',
    hrefOf('governance'),
    '[data-motion="paused"] main .motion-switch',
    ':root:not([data-motion="paused"])',
  ],
] as const;

/** Tests for every engine. If it is not installed they are "todo", or fail if `CI` is set. */
export function worksIn({ name, missing, start }: EngineProgram): void {
  if (missing) {
    testMissing(`${name}: there is none to test with; ${missing}`);
    return;
  }
  let engine: Engine;
  let view = 0;
  beforeAll(async () => {
    engine = await start(findShared().origin);
  });
  afterAll(() => engine.end());

  /** What is asked of each page, in one visit. */
  describe.each(paths)('%s', (path) => {
    beforeAll(() => hydrate(path, widths[0]));

    test('has its final height at load, and stays in place after a jump', async () => {
      for (const off of await engine.evaluate(measureJump)) expect(off).toBeLessThan(0.1);
    });

    test('hydrates without an error, breaks no word, and never overflows the window', async () => {
      await engine.evaluate(drawWhole);
      const wide: string[] = [];
      for (const width of widths) {
        await resize(width);
        await engine.evaluate(scrollThrough);
        const lost = await engine.evaluate(findLostText);
        const broken = await engine.evaluate(findBrokenWords);
        wide.push(...[...lost, ...broken].map((text) => `${text} at ${width} px`));
      }
      expect(wide).toEqual([]);
      expect(await engine.evaluate(findMergedRules)).toEqual([]);
      // Most engines report the status of a missing page themselves.
      const complaints = await engine.complaints();
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    });
  });

  test('the phone menu shows its links, and hides them again', async () => {
    await visit('/', 390);
    const link = '.site-header__nav a';
    for (const isOpen of [true, false]) {
      expect(await engine.evaluate(isShown, link)).toBe(!isOpen);
      await engine.click('.site-header__toggle');
      await until(async () => (await engine.evaluate(isShown, link)) === isOpen);
    }
  });

  test('the presale note is painted to its end on a phone', async () => {
    await visit('/', 390);
    const end = '.presale .risk-note';
    await reveal(end);
    const written = await engine.paint(end);
    await engine.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.style.setProperty('visibility', 'hidden');
    }, end);
    await until(async () => (await engine.paint(end)) !== written);
  });

  test('lines of the allocation lead from their rows to the ring', async () => {
    await visit(hrefOf('tokenomics'), 1280);
    // Rows may still grow as fonts arrive.
    await until(() => engine.evaluate(areLinesJoined));
  });

  test('the channel check gives a verdict', async () => {
    await visit(hrefOf('contact', 'official-channels'), 1280);
    await engine.type('#channel-check-text', 'https://www.example.org/');
    await press('.channel-check [type="submit"]');
    await untilThere('.channel-check__title');
  });

  // Last, because the switch is remembered.
  test.each(controls)('%s answers', async (_, path, control, effect) => {
    await visit(path, 1280);
    // A remembered choice shows some time after hydration.
    await untilThere(control);
    expect(await engine.evaluate(isThere, effect)).toBe(false);
    await press(control);
    await untilThere(effect);
  });

  async function resize(width: number): Promise<void> {
    if (width !== view) await engine.resize(width, 900);
    view = width;
  }

  /** Opens a page with all sections laid out, because late ones move what a test presses. */
  async function visit(path: string, width: number): Promise<void> {
    await hydrate(path, width);
    await engine.evaluate(drawWhole);
  }

  /** Opens a page and waits until it is hydrated, including the home page's content. */
  async function hydrate(path: string, width: number): Promise<void> {
    await resize(width);
    await engine.open(path);
    await until(() =>
      engine.evaluate(() => {
        const heading = document.querySelector('main h1');
        const isTaken = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
        return isTaken && document.documentElement.dataset.hydrated === 'true';
      }),
    );
  }

  /** Lays out and paints what WebKit's driver would not scroll to: an element below the window. */
  function reveal(selector: string): Promise<void> {
    return engine.evaluate(async (wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, selector);
  }

  /** Clicks an element once it can be clicked; before, the page may still be scrolling to an anchor. */
  async function press(selector: string): Promise<void> {
    await reveal(selector);
    await until(() =>
      engine.click(selector).then(
        () => true,
        () => false,
      ),
    );
  }

  function untilThere(selector: string): Promise<void> {
    return until(() => engine.evaluate(isThere, selector));
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function isShown(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.right > 0 && box.left < innerWidth;
}

/** Double rules without a gap: WebKit rounds up both lines. */
function findMergedRules(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth } =
        getComputedStyle(element);
      const rules = [
        [borderTopStyle, borderTopWidth],
        [borderBottomStyle, borderBottomWidth],
      ] as const;
      return rules.some(([style, width]) => {
        const pixels = Number.parseFloat(width);
        return style === 'double' && 2 * Math.ceil(pixels / 3) >= pixels;
      });
    })
    .map(({ className }) => String(className));
}

/** Whether lines to the ring start level with those of their rows. */
function areLinesJoined(): boolean {
  const [from, to] = ['.allocation-band path', '.allocation-reel__lines'].map((selector) =>
    [...document.querySelectorAll<SVGPathElement>(selector)]
      .filter((path) => path.getBoundingClientRect().width > 0)
      .map((path) => path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined).y),
  );
  return (
    from?.length === to?.length && !!from?.every((y, row) => Math.abs(y - (to?.[row] ?? 0)) < 1)
  );
}

/** How far the height at load, and the position after a jump to the middle, are off: shares of the whole height. */
async function measureJump(): Promise<number[]> {
  const root = document.documentElement;
  const loaded = root.scrollHeight;
  const middle = Math.round((loaded - innerHeight) / 2);
  window.scrollTo({ top: middle, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const reached = scrollY;
  root.dataset.whole = '';
  const whole = root.scrollHeight;
  return [loaded - whole, reached - middle].map((off) => Math.abs(off) / whole);
}

function drawWhole(): void {
  document.documentElement.dataset.whole = '';
}
