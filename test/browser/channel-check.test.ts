import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { verdictWords } from '#shared/channels/channel-verdicts.ts';
import { channelCheck } from '#shared/content/channel-check.ts';
import { hrefOf } from '#shared/pages.ts';
import { site as brand } from '#shared/site.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { emulateMedia, openPage, untilIdle, waitForText } from '#test/helpers/browser.ts';
import { textOf } from '#test/helpers/contact-form.ts';
import { holdFile, intercept } from '#test/helpers/held-file.ts';
import { boxOf, overflowOf, passFrames } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

const field = '#channel-check-text';
const button = '.channel-check [type="submit"]';
const status = '.channel-check [role="status"]';
const section = hrefOf('contact', 'check');
const list = hrefOf('contact', 'official-channels');
const domain = new URL(brand.defaultOrigin).host;
/** Cyrillic lookalikes: every domain has one of their Latin letters. */
const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ' };
const [letter = ''] = /[aceiops]/.exec(domain) ?? [];
const forged = `https://${domain.replace(letter, cyrillic[letter] ?? '')}/claim`;
const handle = new URL(brand.channels.x).pathname.slice(1);
const neighbour = domain.replace(/(?=\.[^.]+$)/, '-presale');

test('says that a listed address is official; the focus stays', async () => {
  const { page, complaints } = await openCheck();
  expect(await textOf(page, status)).toBe('');
  await page.type(field, `https://${domain}/tokenomics`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await resultOf(page);
  expect(await textOf(page, status)).toMatch(/^On our list/);
  expect(await page.$(`${button}:focus`)).not.toBeNull();
  expect(complaints).toEqual([]);
});

describe('after other texts', () => {
  const shared = sharePage(site, {}, visitCheck);

  test('says what is wrong with an imitation, marks the foreign letter and shows where it leads', async () => {
    const { page } = shared;
    await check(page, forged);
    expect(await textOf(page, status)).toMatch(/^Not ours.*only look like ours/s);
    expect(await textOf(page, '.channel-facts mark')).toBe(cyrillic[letter]);
    const facts = await textOf(page, '.channel-facts');
    expect(facts.replaceAll(' ', '')).toContain(new URL(forged).hostname);
    expect(facts).toContain(domain);
  });

  test.each([
    ['what an imitation adds to the real address', neighbour, '-presale'],
    ['its ending too', neighbour.replace(/\.[^.]+$/, '.zq'), '-presale.zq'],
    ['the whole host if it has little in common with ours', `qz.kw/${brand.slug}`, 'qz.kw'],
    ['what a handle adds to that of our account', `@${handle}_help`, '_help'],
    ['what a link adds to that of our account', `${brand.channels.telegram}_help`, '_help'],
    ['a host in punycode', new URL(forged).hostname, expect.stringMatching(/^xn--/)],
  ])('marks %s', async (_, text, marked) => {
    await check(shared.page, text);
    expect(await textOf(shared.page, '.channel-facts mark')).toEqual(marked);
  });

  test.each([
    ['is one verdict for several', `${domain} https://${domain}/lab`, /^2\sof\s2 are on our list$/],
    ['is no contract', `0x${'ab12'.repeat(10)}`, /^Not on our list.*contract address/s],
    ['may be more that is not listed', 'https://www.wikipedia.org/', /^Not on our list/],
  ])('says that there %s, and never that it is safe', async (_, text, said) => {
    const { page } = shared;
    await check(page, text);
    expect(await textOf(page, status)).toMatch(said);
    const result = await textOf(page, '.channel-check__result');
    expect(result.includes(verdictWords.caution)).toBe(said.source.startsWith('^Not'));
    expect(result).not.toMatch(/\bis safe\b(?!\.?$)/);
  });

  test('Enter checks, and Shift with Enter begins a line', async () => {
    const { page } = shared;
    await page.$eval(field, (control) => {
      (control as HTMLTextAreaElement).value = '';
    });
    await page.type(field, domain);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Shift');
    await page.type(field, forged);
    expect(await textOf(page, status)).toBe('');
    await page.keyboard.press('Enter');
    await resultOf(page);
    expect(await textOf(page, status)).toMatch(/^1\sof\s2\sis not ours/);
    const value = await page.$eval(field, (control) => (control as HTMLTextAreaElement).value);
    expect(value).toBe(`${domain}\n${forged}`);
  });

  test('a whole email is checked, the most dangerous links first; they stay plain text', async () => {
    const { page } = shared;
    const words = 'Your wallet has to be verified today. '.repeat(2000);
    const mail = `See https://${domain} and ${forged} or javascript:alert(1)//${domain} now. ${words}`;
    await check(page, mail);
    expect(await textOf(page, status)).toMatch(
      /^2\sof\s3 are not ours.*2\simitate.*1\sis on our list.*only its beginning was read/s,
    );
    expect(
      await page.$$eval('.channel-findings strong', (all) => all.map((item) => item.textContent)),
    ).toEqual([expect.stringMatching(/^Not/), expect.stringMatching(/^Not/), 'On our list']);
    expect(await page.$('.channel-check a')).toBeNull();
    expect(await page.$eval(field, (control) => (control as HTMLTextAreaElement).value)).toBe(mail);
  });
});

test('an empty field has an error until something is typed', async () => {
  const { page } = await openCheck();
  await page.click(button);
  await waitForText(page, status, channelCheck.empty);
  const described = await page.$eval(field, (control) =>
    control.ariaDescribedByElements?.map(({ textContent }) => textContent),
  );
  expect(described).toEqual([channelCheck.hint, channelCheck.empty]);
  expect(await page.$eval(field, (control) => control.ariaInvalid)).toBe('true');
  expect(await page.$(`${button}:focus`)).not.toBeNull();
  await page.type(field, 'x');
  expect(await page.$eval(field, (control) => control.ariaInvalid)).toBeNull();
});

test('a result disappears when the text changes', async () => {
  const { page } = await openCheck();
  await check(page, domain);
  await page.type(field, '.evil.com');
  await waitForText(page, status, '');
  expect(await page.$('.channel-facts')).toBeNull();
  expect(await page.$('.channel-check[data-verdict]')).toBeNull();
});

describe('on home', () => {
  const answer = '.check-field [role="status"]';

  test.each([
    [`https://${domain}/`, /^On our list/, 'official'],
    [neighbour, /^Not ours/, 'lookalike'],
    ['https://www.wikipedia.org/', /^Not on our list/, 'unlisted'],
  ])('%s is answered beside the field, with its seal', async (text, words, verdict) => {
    const { page, complaints } = await site.open();
    await page.waitForSelector('.check-field input');
    await page.type('.check-field input', text);
    await page.keyboard.press('Enter');
    const seal = `.check-field[data-verdict="${verdict}"] .register-seal`;
    await page.waitForSelector(seal);
    const print = page.$eval(seal, (it) => getComputedStyle(it, '::before').backgroundImage);
    expect(await print).toContain('/images/');
    expect(await textOf(page, answer)).toMatch(words);
    const mark = await page.$('.check-field .channel-facts mark');
    expect(mark !== null).toBe(verdict === 'lookalike');
    expect(complaints).toEqual([]);
    // The result is about the checked text only.
    await page.type('.check-field input', 'x');
    await waitForText(page, answer, '');
  });

  test('the field does not take the place of a link that has the focus', async () => {
    const { page } = await openPage(site.browser);
    const { held } = await holdFile(page, 'check-field');
    await visit(page, site.server.origin);
    const file = await held;
    const link = '.book-checks__row a';
    await page.focus(link);
    await file.continue();
    // A string, because imports in functions are compiled.
    await page.evaluate(`import('${file.url()}')`);
    await passFrames(page, 3);
    expect(await page.$(`${link}:focus`)).not.toBeNull();
  });

  test('without scripts a link leads to where the check is explained', async () => {
    const { page } = await site.open('/', { hasScripts: false });
    expect(await page.$('.check-field')).toBeNull();
    expect(await page.$(`#about a[href="${section}"]`)).not.toBeNull();
  });
});

test('pasted text never leaves the page; the check loads on first focus', async () => {
  const { page } = await openCheck();
  await untilIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // Lazy images of the page, and the verdict's seal.
    const isPicture = /^\/images\/[\w-]+\.svg$/.test(url.pathname) && url.search === '';
    if (!isPicture) requests.push(`${request.method()} ${url.href}`);
  });
  const loaded = page.waitForResponse((response) => /\/channel-findings-/.test(response.url()));
  await page.focus(field);
  await loaded;
  const url = page.url();
  await check(page, forged);
  await page.focus(field);
  await page.keyboard.press('Enter');
  await page.waitForNetworkIdle({ idleTime: 500 });
  const script = /^GET .*\/assets\/(chunk|channel-findings)-\w+\.js$/;
  expect(requests.filter((request) => !script.test(request))).toEqual([]);
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('if the check cannot be loaded, the page says so and calls nothing official', async () => {
  const { page } = await openCheck();
  await intercept(page, /\/channel-findings-/, (request) => request.abort());
  await page.type(field, domain);
  await page.click(button);
  await waitForText(page, status, channelCheck.failed);
  expect(await page.$('.channel-check[data-verdict]')).toBeNull();
});

test('with scripts off there is no dead control, only the list and a sentence that is not squeezed', async () => {
  const { page } = await site.open(list, { hasScripts: false, width: 390 });
  const note = '.channel-check noscript';
  const parts = [field, button, note, '.channel-list'];
  const shown = parts.map((part) => page.$eval(part, (it) => it.checkVisibility()));
  expect(await Promise.all(shown)).toEqual([false, false, true, true]);
  expect((await boxOf(page, '#official-channels')).top).toBeLessThan(844);
  for (const width of [390, 768]) {
    await page.setViewport({ width, height: 844 });
    for (const part of ['#check h2', note])
      expect((await boxOf(page, part)).width).toBeGreaterThan(0.5 * width);
  }
});

describe.each([390, 1440])('at %d px', (width) => {
  const shared = sharePage(site, { width }, visitCheck);

  const texts = ['', domain, forged, `${forged} @someone ${domain}`, 'münchen.de'];

  test.each(texts)('what "%s" results in has no axe violations, and fits', async (text) => {
    const { page } = shared;
    if (text) await check(page, text);
    else await page.click(button);
    expect(await findBarriers(page, '#check')).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test('with forced colours the field has a frame and a foreign letter its mark', async () => {
  const { page } = await openCheck({ 'forced-colors': 'active' });
  await check(page, forged);
  const ruleBelow = (selector: string) =>
    page.$eval(selector, (element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return `${borderBottomStyle} ${borderBottomWidth}`;
    });
  expect(await ruleBelow(field)).toBe('solid 1px');
  expect(await ruleBelow('.channel-facts mark')).toBe('double 3px');
});

async function openCheck(features: Record<string, string> = {}) {
  const opened = await openPage(site.browser);
  await visitCheck(opened.page, features);
  return opened;
}

async function visitCheck(page: Page, features: Record<string, string> = {}): Promise<void> {
  await emulateMedia(page, { 'prefers-reduced-motion': 'reduce', ...features });
  await visit(page, site.server.origin + section);
}

/** Replaces the text by pasting. */
async function check(page: Page, text: string): Promise<void> {
  await page.$eval(
    field,
    (control, pasted) => {
      (control as HTMLTextAreaElement).select();
      document.execCommand('insertText', false, pasted);
    },
    text,
  );
  await page.click(button);
  await resultOf(page);
}

const resultOf = (page: Page) => page.waitForSelector('.channel-check__title');
