import type { HTTPRequest, Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { contactChannels, contactForm } from '#shared/content/contact.ts';
import { hrefOf } from '#shared/pages.ts';
import { site as settings } from '#shared/site.ts';
import { openPage } from '#test/helpers/browser.ts';
import { buildEditedProject, type EditedProject } from '#test/helpers/edited-project.ts';
import { type RunningServer, startServer } from '#test/helpers/running-server.ts';
import { openSite } from '#test/helpers/site.ts';

const words = {
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  subject: 'Partnership',
  message: 'One line.\nAnother & the last?',
};
const button = '.contact-form [type="submit"]';
const notice = '[data-outcome]';
const trap = `.contact-form [name="${contactForm.trap.name}"]`;
const commitUrl =
  'https://firestore.googleapis.com/v1/projects/demo/databases/(default)/documents:commit?key=key';

const site = openSite();

/** The built site of an operator with this address for mail, or none. */
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

describe('with nothing connected, and no address for mail', () => {
  const copy = openWithAddress(null);

  test('an empty form says what is missing, takes the focus there and leads to each field', async () => {
    const { page, complaints } = await openContact(copy.server);
    await page.click(button);
    await page.waitForSelector('.contact-form__errors');
    expect(await focused(page)).toContain('contact-form__errors');
    const links = await page.$$eval('.contact-form__errors a', (all) =>
      all.map((link) => link.textContent),
    );
    expect(links).toEqual(contactForm.fields.map(({ label, help }) => `${label}: ${help}`));
    for (const { name, help } of contactForm.fields) {
      await page.click(`.contact-form__errors a[href="#contact-${name}"]`);
      expect(await focused(page)).toBe(`contact-${name}`);
      expect(await accessible(page, name)).toEqual({ invalid: 'true', description: help });
    }
    expect(new URL(page.url()).hash).toBe('');
    expect(complaints).toEqual([]);
  });

  test('each mended field loses its error, and the last one takes the summary along', async () => {
    const { page } = await openContact(copy.server);
    await page.click(button);
    await page.waitForSelector('.contact-form__errors');
    await fill(page, { ...words, email: 'ada@' });
    expect(await page.$$eval('.contact-form__errors a', (all) => all.length)).toBe(1);
    expect((await accessible(page, 'email')).description).toContain('name@example.com');
    await page.type('#contact-email', 'example.com');
    await page.waitForFunction(() => !document.querySelector('.contact-form__errors'));
    expect(await accessible(page, 'email')).toEqual({ invalid: null, description: undefined });
    expect(await page.$(notice)).toBeNull();
  });

  test('a pasted message is never cut: the form says how much is too much', async () => {
    const { page } = await openContact(copy.server);
    await fill(page, { ...words, message: '' });
    await page.focus('#contact-message');
    await page.evaluate(() => document.execCommand('insertText', false, 'x'.repeat(5003)));
    expect(await page.$eval('.field__room', (room) => room.textContent)).toBe(
      '3 characters too many',
    );
    await page.click(button);
    await page.waitForSelector('.contact-form__errors');
    expect((await accessible(page, 'message')).description).toBe('Shorten it by 3 characters.');
    expect((await valuesOf(page)).message).toHaveLength(5003);
  });

  test('a complete message is not sent: that is said, no request is made, every word stays', async () => {
    const { page, complaints } = await openContact(copy.server);
    await page.waitForNetworkIdle({ idleTime: 500 });
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures further down are fetched as they come near.
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    const url = page.url();
    await fill(page, words);
    await page.click(button);
    await page.waitForSelector(`[role="alert"] ${notice}`);
    expect(await textOf(page, notice)).toContain('Your message was not sent.');
    expect(await focused(page)).toContain('contact-form__note');
    expect(await page.$$eval(`${notice} li a`, (all) => all.map((link) => link.href))).toEqual(
      contactChannels.map(({ to }) => to).filter((to) => !to.startsWith('mailto:')),
    );
    expect(await valuesOf(page)).toEqual(words);
    expect(page.url()).toBe(url);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the words can be copied, as they are by then, and only then the stamp is cancelled', async () => {
    const { page } = await openContact(copy.server);
    await page
      .browserContext()
      .overridePermissions(copy.server.origin, ['clipboard-sanitized-write']);
    await fill(page, words);
    await page.click(button);
    await page.waitForSelector(notice);
    expect(await page.$('.postmark')).toBeNull();
    await page.type('#contact-name', ' II');
    // Only the page in front may write to the clipboard.
    await page.bringToFront();
    await page.click(`${notice} button`);
    await page.waitForFunction(
      (done) => document.querySelector('.copy [role="status"]')?.textContent === done,
      {},
      contactForm.copy.done,
    );
    expect(await page.$('.postmark')).not.toBeNull();
    // Scripts of the site may not read the clipboard; whoever writes can paste.
    await page.focus('#contact-message');
    await page.keyboard.press('v', { commands: ['selectAll', 'paste'] });
    expect(
      await page.$eval('#contact-message', (field) => (field as HTMLTextAreaElement).value),
    ).toBe(`${words.subject}\n\n${words.message}\n\n${words.name} II\n${words.email}`);
  });

  test('the server takes no POST', async () => {
    const body = new URLSearchParams(words);
    const { status } = await fetch(copy.server.origin + hrefOf('contact'), {
      method: 'POST',
      body,
    });
    expect(status).toBe(405);
  });

  test('with scripts off nothing gets into the address, and the browser checks the fields', async () => {
    const { page } = await openPage(site.browser, { hasScripts: false });
    const url = `${copy.server.origin}${hrefOf('contact')}?subject=Partnership`;
    await page.goto(url);
    expect(await page.$eval('.contact-form', (form) => (form as HTMLFormElement).noValidate)).toBe(
      false,
    );
    expect(await textOf(page, '.contact-form noscript')).toContain('nothing is sent');
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

  test.each([true, false])(
    'a field that people do not meet is neither shown, read out nor reached by keyboard, scripts on: %s',
    async (hasScripts) => {
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
      expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe(
        'submit',
      );
    },
  );
});

describe('nothing that was typed is lost', () => {
  test('before scripts have arrived', async () => {
    const { page } = await openStill();
    await page.setRequestInterception(true);
    const held = new Promise<HTTPRequest>((resolve) => {
      page.on('request', (request) => {
        if (/\/assets\/entry-/.test(request.url())) resolve(request);
        else void request.continue();
      });
    });
    await page.goto(site.server.origin + hrefOf('contact'), { waitUntil: 'domcontentloaded' });
    const entry = await held;
    await fill(page, words);
    await entry.continue();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    expect(await valuesOf(page)).toEqual(words);
  });

  test('on a way through the site and back, and on a jump within the page', async () => {
    const { page } = await openStill();
    await visit(page, `${site.server.origin}${hrefOf('governance')}`);
    await follow(page, `a[href="${hrefOf('contact')}"]`);
    await page.waitForSelector(button);
    await fill(page, words);
    await follow(page, '.skip-link');
    expect(await valuesOf(page)).toEqual(words);
    await follow(page, `a[href="${hrefOf('governance')}"]`);
    await page.waitForSelector('#contribute');
    await page.goBack();
    await page.waitForSelector(button);
    expect(await valuesOf(page)).toEqual(words);
  });

  test('by a link that brings another subject', async () => {
    const { page } = await openStill();
    await visit(page, `${site.server.origin}${hrefOf('contact')}?subject=First%0Asubject`);
    expect((await valuesOf(page)).subject).toBe('First subject');
    await fill(page, { ...words, subject: '' });
    await follow(page, `a[href="${hrefOf('governance')}"]`);
    await page.waitForSelector('#contribute');
    await follow(page, '#contribute a[href*="subject="]');
    await page.waitForSelector(button);
    const { subject, ...others } = await valuesOf(page);
    expect(['', 'First subject']).not.toContain(subject);
    expect(others).toEqual({ name: words.name, email: words.email, message: words.message });
  });
});

const storing = {
  CONTACT_STORES_MESSAGES: '1',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo.example.com',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_STORAGE_BUCKET: 'demo.example.com',
  FIREBASE_APP_ID: '1:1:web:1',
};

describe('with the document database connected and switched on', () => {
  let connected: RunningServer;
  beforeAll(async () => {
    connected = await startServer(storing);
  });
  afterAll(() => connected.stop());

  test('a message is written by the documented call, and only then the form is empty', async () => {
    const { page } = await openContact(connected);
    const writes = await interceptWrites(page);
    await fill(page, { ...words, name: `  ${words.name} ` });
    await page.click(button);
    const write = await writes.next();
    expect(await textOf(page, '.contact-form [role="status"]:not(.visually-hidden)')).toBe(
      contactForm.sending,
    );
    expect((await valuesOf(page)).message).toBe(words.message);
    // A second submit while the first is under way.
    await page.click(button);
    await page.focus('#contact-subject');
    await page.keyboard.press('Enter');

    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit
    expect(write.method()).toBe('POST');
    expect(write.url()).toBe(commitUrl);
    const fields = Object.fromEntries(
      Object.entries(words).map(([name, stringValue]) => [name, { stringValue }]),
    );
    expect(JSON.parse((await write.fetchPostData()) ?? '')).toEqual({
      writes: [
        {
          update: {
            name: expect.stringMatching(
              /^projects\/demo\/databases\/\(default\)\/documents\/messages\/\w{20}$/,
            ),
            fields,
          },
          updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: false },
        },
      ],
    });

    await answer(write, 200, {
      writeResults: [{ updateTime: '2026-01-01T00:00:00Z' }],
      commitTime: '2026-01-01T00:00:00Z',
    });
    await page.waitForSelector(`[role="status"] ${notice}`);
    expect(await textOf(page, notice)).toContain('Your message was sent.');
    expect(await focused(page)).toContain('contact-form__note');
    expect(await valuesOf(page)).toEqual({ name: '', email: '', subject: '', message: '' });
    expect(writes.count()).toBe(1);
  });

  test('a refusal is said, every word stays, and another try can succeed', async () => {
    const { page } = await openContact(connected);
    const writes = await interceptWrites(page);
    await fill(page, words);
    await page.click(button);
    await answer(await writes.next(), 403, {
      error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing permissions.' },
    });
    await page.waitForSelector(`[role="alert"] ${notice}`);
    expect(await textOf(page, notice)).toContain('Your message was not sent. Our side');
    expect(await valuesOf(page)).toEqual(words);
    await page.click(button);
    await answer(await writes.next(), 200, { writeResults: [{}] });
    await page.waitForSelector(`[role="status"] ${notice}`);
    expect(await page.$(`[role="alert"] ${notice}`)).toBeNull();
  });

  test.each([
    { fault: 'the request fails', isOffline: false },
    { fault: 'the browser is offline', isOffline: true },
  ])('when $fault, that is said and every word stays', async ({ isOffline }) => {
    const { page } = await openContact(connected);
    await page.waitForNetworkIdle({ idleTime: 500 });
    const writes = await interceptWrites(page);
    await fill(page, words);
    await page.setOfflineMode(isOffline);
    await page.click(button);
    if (!isOffline) await (await writes.next()).abort('connectionfailed');
    await page.waitForSelector(`[role="alert"] ${notice}`);
    expect(await textOf(page, notice)).toContain('you may be offline');
    expect(await valuesOf(page)).toEqual(words);
  });

  test('a faulty message is not written', async () => {
    const { page } = await openContact(connected);
    const writes = await interceptWrites(page);
    await fill(page, { ...words, email: 'ada' });
    await page.click(button);
    await page.waitForSelector('.contact-form__errors');
    expect(writes.count()).toBe(0);
  });

  test('a field that people do not meet keeps what fills it in from being stored, says so, and lets a person try again', async () => {
    const { page } = await openContact(connected);
    const writes = await interceptWrites(page);
    await fill(page, words);
    await page.$eval(trap, (field) => {
      (field as HTMLInputElement).value = 'https://spam.example';
    });
    await page.click(button);
    await page.waitForSelector(`[role="alert"] ${notice}`);
    expect(await textOf(page, notice)).toContain(contactForm.outcomes.trapped.text);
    expect(await valuesOf(page)).toEqual(words);
    expect(writes.count()).toBe(0);
    await page.click(button);
    await answer(await writes.next(), 200, { writeResults: [{}] });
    await page.waitForSelector(`[role="status"] ${notice}`);
  });
});

describe('with App Check configured', () => {
  const providers = [
    ['recaptcha-enterprise', 'enterprise.js', 'exchangeRecaptchaEnterpriseToken'],
    ['recaptcha-v3', 'api.js', 'exchangeRecaptchaV3Token'],
  ] as const;

  test.each(providers)(
    '%s is asked when a message is sent, not before, and its proof goes with the message',
    async (provider, script, exchange) => {
      await onAttestedPage(provider, async ({ page, complaints, writes, outside }) => {
        expect(await textOf(page, '.contact-form__beforehand')).toContain('reCAPTCHA');
        await fill(page, words);
        expect(outside).toEqual([]);
        await page.click(button);
        const write = await writes.next();
        expect(write.headers()['x-firebase-appcheck']).toBe('proof');
        await answer(write, 200, { writeResults: [{}] });
        await page.waitForSelector(`[role="status"] ${notice}`);
        expect(outside).toEqual([
          expect.stringMatching(
            `^GET https://www\\.recaptcha\\.net/recaptcha/${script}\\?.*trustedtypes=true`,
          ),
          expect.stringMatching(
            `^POST https://content-firebaseappcheck\\.googleapis\\.com/v1/projects/demo/apps/1:1:web:1:${exchange}`,
          ),
        ]);
        expect(complaints).toEqual([]);
      });
    },
  );

  test.each(['script', 'proof'] as const)(
    'without its %s nothing is stored, every word stays, and that is said',
    async (refused) => {
      await onAttestedPage('recaptcha-enterprise', async ({ page, writes, refuse }) => {
        refuse(refused);
        await fill(page, words);
        await page.click(button);
        await page.waitForSelector(`[role="alert"] ${notice}`);
        expect(await textOf(page, notice)).toContain(contactForm.outcomes.unattested.text);
        expect(await valuesOf(page)).toEqual(words);
        expect(writes.count()).toBe(0);
      });
    },
  );

  interface AttestedPage extends Awaited<ReturnType<typeof openContact>> {
    writes: Awaited<ReturnType<typeof interceptWrites>>;
    /** What was asked of the attestation. */
    outside: string[];
    refuse: (what: 'script' | 'proof') => void;
  }

  async function onAttestedPage(provider: string, visitIt: (at: AttestedPage) => Promise<void>) {
    const attested = await startServer({
      ...storing,
      FIREBASE_APP_CHECK_SITE_KEY: '6LexampleExampleExampleExample',
      FIREBASE_APP_CHECK_PROVIDER: provider,
    });
    try {
      const opened = await openContact(attested);
      const outside: string[] = [];
      let refused = '';
      const writes = await interceptWrites(opened.page, (request) => {
        const kind = kindOf(request.url());
        if (!kind || request.method() === 'OPTIONS') return undefined;
        outside.push(`${request.method()} ${request.url()}`);
        if (kind === refused) return kind === 'script' ? request.abort() : answer(request, 403, {});
        if (kind === 'proof') return answer(request, 200, { token: 'proof', ttl: '3600s' });
        return request.respond({ contentType: 'text/javascript', body: stubbedRecaptcha });
      });
      const refuse = (what: string) => {
        refused = what;
      };
      await visitIt({ ...opened, writes, outside, refuse });
    } finally {
      await attested.stop();
    }
  }

  function kindOf(url: string): 'script' | 'proof' | undefined {
    if (url.startsWith('https://www.recaptcha.net/')) return 'script';
    return url.startsWith('https://content-firebaseappcheck.') ? 'proof' : undefined;
  }

  /** What the real script offers to Firebase, as far as it is asked. */
  const stubbedRecaptcha = `
    let succeed;
    const offered = {
      ready: (done) => setTimeout(done),
      render: (_, { callback }) => { succeed = callback; return 0; },
      execute: async () => { succeed(); return 'answer'; },
    };
    window.grecaptcha = { ...offered, enterprise: offered };`;
});

describe('with an address of the operator', () => {
  const copy = openWithAddress('team@example.com');

  test('the mail program is opened with everything filled in, and that is said', async () => {
    const { page } = await openContact(copy.server);
    const opened = await watchOpenedAddresses(page);
    expect(await textOf(page, '.contact-form__beforehand')).toContain('opens your mail program');
    await fill(page, words);
    await page.click(button);
    await page.waitForSelector(`[role="status"] ${notice}`);
    const url =
      'mailto:team@example.com?subject=Partnership&body=One%20line.%0D%0AAnother%20%26%20the%20last%3F' +
      '%0D%0A%0D%0AAda%20Lindqvist%0D%0Aada%40example.com';
    expect(opened).toEqual([url]);
    expect(await textOf(page, notice)).toContain('Nothing is sent until you send it there.');
    const links = await page.$$eval(`${notice} a`, (all) =>
      all.map(({ href, target }) => ({ href, target })),
    );
    expect(links).toContainEqual({ href: url, target: '' });
    expect(links).toContainEqual({ href: 'mailto:team@example.com', target: '' });
    expect(await valuesOf(page)).toEqual(words);
  });

  test('a message that is too long for that is cut, which is said, and stays whole in the form', async () => {
    const { page } = await openContact(copy.server);
    const message = 'word '.repeat(800).trim();
    await fill(page, { ...words, message: '' });
    await page.focus('#contact-message');
    await page.evaluate((text) => document.execCommand('insertText', false, text), message);
    await page.click(button);
    await page.waitForSelector('[data-outcome="mail-cut"]');
    expect(await textOf(page, notice)).toContain('the beginning of your message');
    expect((await valuesOf(page)).message).toBe(message);
  });
});

/** A page without motion, so that no coin turns while the form is tried. */
async function openStill() {
  const opened = await openPage(site.browser);
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return opened;
}

async function openContact({ origin }: Pick<RunningServer, 'origin'>) {
  const opened = await openStill();
  await visit(opened.page, origin + hrefOf('contact'));
  return opened;
}

async function fill(page: Page, values: typeof words): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.$eval(`#contact-${name}`, (control) => (control as HTMLInputElement).select());
    if (value) await page.type(`#contact-${name}`, value);
    else await page.keyboard.press('Backspace');
  }
}

function valuesOf(page: Page): Promise<typeof words> {
  return page.$$eval('.contact-form .field [name]', (controls) =>
    Object.fromEntries(
      controls.map((control) => {
        const { name, value } = control as HTMLInputElement;
        return [name, value];
      }),
    ),
  ) as Promise<typeof words>;
}

/** The id of what has the focus, or else its class. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '');
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) =>
    [...element.childNodes]
      .map((node) => node.textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** What a screen reader is told of a field beside its name. */
function accessible(page: Page, name: string) {
  return page.$eval(`#contact-${name}`, (control) => {
    const id = control.getAttribute('aria-describedby');
    return {
      invalid: control.getAttribute('aria-invalid'),
      description: id ? document.getElementById(id)?.textContent : undefined,
    };
  });
}

/** Follows a link wherever it stands, as a key press on it would. */
function follow(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (link) => (link as HTMLElement).click());
}

/** Holds what is written to the document database; the test answers in the service's place. */
async function interceptWrites(
  page: Page,
  answerOthers: (request: HTTPRequest) => Promise<void> | undefined = () => undefined,
) {
  const arrived: HTTPRequest[] = [];
  let taken = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return answer(request, 204, {});
    if (!request.url().startsWith('https://firestore.googleapis.com/')) {
      return answerOthers(request) ?? request.continue();
    }
    arrived.push(request);
  });
  return {
    count: () => arrived.length,
    async next(): Promise<HTTPRequest> {
      while (!arrived[taken]) await new Promise((resolve) => setTimeout(resolve, 50));
      taken += 1;
      return arrived[taken - 1] as HTTPRequest;
    },
  };
}

function answer(request: HTTPRequest, status: number, body: object): Promise<void> {
  return request.respond({
    status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    body: JSON.stringify(body),
  });
}

/** Addresses that the page asks the browser to go to. */
async function watchOpenedAddresses(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
  return opened;
}
