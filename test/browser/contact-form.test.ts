import type { Page } from 'puppeteer';
import { contactChannels, contactForm } from '#shared/content/contact.ts';
import { hrefOf } from '#shared/pages.ts';
import { site as settings } from '#shared/site.ts';
import { openPage, press, until, untilIdle, waitForText } from '#test/helpers/browser.ts';
import { type RunningServer, startServer } from '#test/helpers/child-process.ts';
import {
  button,
  fill,
  isCancelled,
  notice,
  textOf,
  trap,
  valuesOf,
  visitContact,
  words,
} from '#test/helpers/contact-form.ts';
import { buildEditedProject, type EditedProject } from '#test/helpers/edited-project.ts';
import { openWithout } from '#test/helpers/held-file.ts';
import { boxesOf, passFrames } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();
/** Only read out, because each field shows its own error. */
const summary = '.contact-form > [role="status"]';

/** The built site with this email address, or none. */
function openWithAddress(email: string | null): { server: Pick<RunningServer, 'origin'> } {
  if (email === settings.channels.email) return site;
  const copy = {} as { server: RunningServer };
  let project: EditedProject;
  beforeAll(async () => {
    const to = `    email: ${JSON.stringify(email)} as string | null`;
    project = await buildEditedProject([{ file: 'shared/site.ts', from: / {4}email: [^,]+/, to }]);
    copy.server = await startServer({}, project.dir);
  });
  afterAll(async () => {
    await copy.server.stop();
    await project.remove();
  });
  return copy;
}

describe('with nothing connected, and no email address', () => {
  const copy = openWithAddress(null);

  describe('submitting an empty form', () => {
    const shared = sharePage(site, {}, async (page) => {
      await visitContact(page, copy.server.origin);
      await page.click(button);
      await page.waitForSelector('.field__error');
    });

    test('says at each field what is missing, moves the focus to the first and announces all', async () => {
      const { page, complaints } = shared;
      await page.waitForSelector('#contact-name:focus');
      const labels = contactForm.fields.map(({ label }) => label).join(', ');
      await waitForText(page, summary, `${contactForm.errorsTitle}: ${labels}`);
      for (const { name, help } of contactForm.fields) {
        expect(await accessible(page, name)).toEqual({ invalid: 'true', description: help });
      }
      expect(new URL(page.url()).hash).toBe('');
      expect(complaints).toEqual([]);
    });

    test('clears the error of each corrected field, and the focus goes to the next', async () => {
      const { page } = shared;
      await fill(page, { ...words, email: 'ada@' });
      expect(await textOf(page, summary)).toBe('');
      await page.click(button);
      await page.waitForSelector('#contact-email:focus');
      expect((await accessible(page, 'email')).description).toContain('name@example.com');
      await page.type('#contact-email', 'example.com');
      await page.waitForFunction(() => !document.querySelector('.field__error'));
      expect(await accessible(page, 'email')).toEqual({ invalid: null, description: undefined });
      expect(await page.$(notice)).toBeNull();
      expect(await isCancelled(page)).toBe(false);
    });

    test('never cuts a pasted message, but says by how much it is too long', async () => {
      const { page } = shared;
      await fill(page, { ...words, message: 'x'.repeat(5003) });
      expect(await textOf(page, '.field__room')).toBe('3 characters too many');
      await page.click(button);
      await page.waitForSelector('#contact-message:focus');
      expect((await accessible(page, 'message')).description).toBe('Shorten it by 3 characters.');
      expect((await valuesOf(page)).message).toHaveLength(5003);
    });
  });

  describe('a complete message', () => {
    let before = 0;
    const shared = sharePage(site, {}, async (page) => {
      await visitContact(page, copy.server.origin);
      await untilIdle(page);
      before = shared.asked.length;
      await fill(page, words);
      await page.click(button);
      await page.waitForSelector(`[role="alert"] ${notice}:focus`);
    });

    test('is not sent: the form says so, makes no request and keeps the text', async () => {
      const { page, complaints } = shared;
      expect(await textOf(page, notice)).toContain('Nothing has left your browser');
      expect(await page.$$eval(`${notice} li a`, (all) => all.map((link) => link.href))).toEqual(
        contactChannels.map(({ to }) => to).filter((to) => !to.startsWith('mailto:')),
      );
      expect(await valuesOf(page)).toEqual(words);
      expect(page.url()).toBe(copy.server.origin + hrefOf('contact'));
      // Lazy images further down are loaded meanwhile.
      expect(shared.asked.slice(before).filter((url) => !url.includes('/images/'))).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('can be copied with later edits', async () => {
      const { page } = shared;
      await page
        .browserContext()
        .overridePermissions(copy.server.origin, ['clipboard-sanitized-write']);
      await page.type('#contact-name', ' II');
      // Only the foreground page may write to the clipboard.
      await page.bringToFront();
      await page.click(`${notice} button`);
      await waitForText(page, '.copy [role="status"]', contactForm.copy.done);
      expect(await isCancelled(page)).toBe(true);
      // The mark on the stamp leaves the words below it legible.
      const gap = await page.$eval('.postmark', (mark) => {
        const label = document.querySelector('[for="contact-name"]') as Element;
        return label.getBoundingClientRect().top - mark.getBoundingClientRect().bottom;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      // The site's scripts may not read the clipboard, so the test pastes.
      await page.focus('#contact-message');
      await page.keyboard.press('v', { commands: ['selectAll', 'paste'] });
      expect((await valuesOf(page)).message).toBe(
        `${words.subject}\n\n${words.message}\n\n${words.name} II\n${words.email}`,
      );
    });
  });

  test.each([
    ['errors', '.field__error', () => Promise.resolve()],
    ['result', notice, (page: Page) => fill(page, words)],
  ])('its %s is in view on a phone', async (_, answer, prepare) => {
    const { page } = await openPage(site.browser, { width: 390 });
    await visitContact(page, copy.server.origin);
    await prepare(page);
    await press(page, button);
    await until(page, answer, ([box]) => {
      const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
      return top > 0 && bottom > 0 && bottom < window.innerHeight;
    });
  });

  test('with scripts off nothing gets into the URL, and the browser validates the fields', async () => {
    const { page } = await openPage(site.browser, { hasScripts: false, height: 1000 });
    const url = `${copy.server.origin}${hrefOf('contact')}?subject=Partnership`;
    await page.goto(url);
    expect(await page.$('.contact-form:not([novalidate])')).not.toBeNull();
    expect(await textOf(page, '.contact-form noscript')).toContain('nothing is sent');
    const hit = await page.$$eval('.contact-form noscript a', (links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 2, top + 9));
      }),
    );
    expect(hit).not.toContain(false);
    await page.type('#contact-name', words.name);
    await page.type('#contact-email', words.email);
    await page.type('#contact-message', words.message);
    await page.focus('#contact-subject');
    await page.keyboard.press('Enter');
    await page.click(button);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.url()).toBe(url);
    expect(await valuesOf(page)).toEqual(words);
  });

  test.each([true, false])('nobody finds the honeypot field (scripts: %s)', async (hasScripts) => {
    const { page } = await openPage(site.browser, { hasScripts });
    await page.goto(site.server.origin + hrefOf('contact'));
    expect(await page.$$(trap)).toHaveLength(1);
    const names = contactForm.fields.map(({ label }) => label);
    const form = await page.$('.contact-form');
    const tree = await page.accessibility.snapshot({ ...(form && { root: form }) });
    const read = JSON.stringify(tree);
    for (const name of names) expect(read).toContain(name);
    expect(read).not.toContain(contactForm.trap.label);
    const size = await page.$eval(trap, (field) => {
      const { width, height } = (field.parentElement as Element).getBoundingClientRect();
      return width * height;
    });
    expect(size).toBeLessThanOrEqual(1);
    await page.focus('#contact-message');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });
});

describe('typed text is kept', () => {
  test('before scripts have loaded', async () => {
    const url = site.server.origin + hrefOf('contact');
    const { page, request } = await openWithout(site, 'entry', url);
    await fill(page, words);
    await request.continue();
    await page.waitForSelector('[data-hydrated="true"]');
    expect(await valuesOf(page)).toEqual(words);
  });

  test('when navigating the site and coming back, and to an anchor', async () => {
    const { page } = await site.open(hrefOf('governance'));
    await press(page, `a[href="${hrefOf('contact')}"]`);
    await page.waitForSelector(button);
    await fill(page, words);
    await press(page, '.skip-link');
    expect(await valuesOf(page)).toEqual(words);
    await press(page, `a[href="${hrefOf('governance')}"]`);
    await page.waitForSelector('#contribute');
    await page.goBack();
    await page.waitForSelector(button);
    expect(await valuesOf(page)).toEqual(words);
  });

  test('when following a link with another subject', async () => {
    const { page, complaints } = await site.open(`${hrefOf('contact')}?subject=First%0Asubject`);
    expect(complaints).toEqual([]);
    expect((await valuesOf(page)).subject).toBe('First subject');
    await fill(page, { ...words, subject: '' });
    await press(page, `a[href="${hrefOf('governance')}"]`);
    await page.waitForSelector('#contribute');
    await press(page, '#contribute a[href*="subject="]');
    await page.waitForSelector(button);
    const { subject, ...others } = await valuesOf(page);
    expect(['', 'First subject']).not.toContain(subject);
    expect(others).toEqual({ name: words.name, email: words.email, message: words.message });
  });
});

describe('with an email address', () => {
  const copy = openWithAddress('team@example.com');

  const shared = sharePage(site, {}, (page) => visitContact(page, copy.server.origin));

  test('the mail program opens with everything filled in, and the form says so', async () => {
    const { page } = shared;
    const opened: string[] = [];
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
    expect(await textOf(page, '.contact-form__beforehand')).toContain('opens your mail program');
    await fill(page, words);
    await page.click(button);
    await page.waitForSelector(`[role="status"] ${notice}`);
    const url =
      'mailto:team@example.com?subject=Partnership&body=One%20line.%0D%0AAnother%20%26%20the%20last%3F' +
      '%0D%0A%0D%0AAda%20Lindqvist%0D%0Aada%40example.com';
    while (opened.length === 0) await passFrames(page);
    expect(opened).toEqual([url]);
    expect(await textOf(page, notice)).toContain('Nothing is sent until you send it there.');
    const links = await page.$$eval(`${notice} a`, (all) =>
      all.map(({ href, target }) => ({ href, target })),
    );
    expect(links).toContainEqual({ href: url, target: '' });
    expect(links).toContainEqual({ href: 'mailto:team@example.com', target: '' });
    expect(await valuesOf(page)).toEqual(words);
  });

  test('a message that is too long for a mail program is cut, the form says so and keeps all of it', async () => {
    const { page } = shared;
    const message = 'word '.repeat(800).trim();
    await fill(page, { ...words, message });
    await page.click(button);
    await page.waitForSelector('[data-outcome="mail-cut"]');
    expect(await textOf(page, notice)).toContain('the beginning of your message');
    expect((await valuesOf(page)).message).toBe(message);
  });
});

function accessible(page: Page, name: string) {
  return page.$eval(`#contact-${name}`, (control) => {
    const id = control.getAttribute('aria-describedby');
    return {
      invalid: control.getAttribute('aria-invalid'),
      description: id ? document.getElementById(id)?.textContent : undefined,
    };
  });
}

test.each([320, 390])('at %i px the stamp leaves the words beside it legible', async (width) => {
  const { page } = await site.open(hrefOf('contact'), { width, height: 844, motion: 'reduce' });
  const [stamp] = (await boxesOf(page, '.stamp')) as [DOMRect];
  const touched = (await boxesOf(page, '#page-title, .lead')).filter((words) => {
    const isBeside = words.right <= stamp.left || words.left >= stamp.right;
    return !isBeside && words.bottom > stamp.top && words.top < stamp.bottom;
  });
  expect(touched).toEqual([]);
});

test('on every desktop the message starts at the same distance below the lead', async () => {
  const { page } = await site.open(hrefOf('contact'), { width: 1440, motion: 'reduce' });
  const gaps: number[] = [];
  for (const width of [1280, 1440, 1920]) {
    await page.setViewport({ width, height: 1000 });
    const gap = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const label = boxOf('[data-name="message"] label')?.top ?? 0;
      return (label - (boxOf('.postcard__face > .lead')?.bottom ?? 0)) / rem;
    });
    gaps.push(gap);
  }
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.5);
});
