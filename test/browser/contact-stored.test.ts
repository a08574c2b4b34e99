import type { HTTPRequest, Page } from 'puppeteer';
import { contactForm } from '#shared/content/contact.ts';
import { openPage } from '#test/helpers/browser.ts';
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
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { answer } from '#test/helpers/held-file.ts';
import { openBrowser, shareServer } from '#test/helpers/site.ts';

const commitUrl =
  'https://firestore.googleapis.com/v1/projects/demo/databases/(default)/documents:commit?key=key';

const site = openBrowser();

const storing = { ...firebaseVariables, CONTACT_STORES_MESSAGES: '1' };

describe('with the document database connected and switched on', () => {
  const connected = shareServer(storing);

  async function openConnected() {
    const { page } = await openPage(site.browser, { width: 390 });
    await visitContact(page, connected.origin);
    await page.waitForNetworkIdle({ idleTime: 500 });
    return { page, writes: await interceptWrites(page) };
  }

  test('a message is written with the documented call, and only then the form is cleared', async () => {
    const { page, writes } = await openConnected();
    await fill(page, { ...words, name: `  ${words.name} ` });
    await page.click(button);
    const write = await writes.next();
    expect(await textOf(page, '.contact-form [role="status"]:not(.visually-hidden)')).toBe(
      contactForm.sending,
    );
    expect((await valuesOf(page)).message).toBe(words.message);
    // A second submit during the first.
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

    await accept(write);
    await page.waitForSelector(`[role="status"] ${notice}:focus`);
    expect(await textOf(page, notice)).toContain('Your message was sent.');
    expect(await valuesOf(page)).toEqual({ name: '', email: '', subject: '', message: '' });
    expect(writes.count()).toBe(1);
  });

  const denied = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing permissions.' };

  /** Each fault: what the form says, what happens before it is sent, and to its request, if it makes one. */
  const faults: [
    fault: string,
    said: string,
    before: ((page: Page) => Promise<void>) | null,
    fate: ((request: HTTPRequest) => Promise<void>) | null,
  ][] = [
    [
      'the write is rejected',
      'Your message was not sent. The team’s database',
      null,
      (request) => answer(request, 403, { error: denied }),
    ],
    ['the request fails', 'you may be offline', null, (it) => it.abort('connectionfailed')],
    ['the browser is offline', 'you may be offline', (page) => page.setOfflineMode(true), null],
    [
      'the honeypot is filled',
      contactForm.outcomes.trapped.text,
      (page) => page.$eval(trap, (it) => it.setAttribute('value', 'https://spam.example')),
      null,
    ],
  ];

  test.each(faults)(
    'when %s, the form says so without a postmark and keeps every word, and another try can succeed',
    async (_, said, before, fate) => {
      const { page, writes } = await openConnected();
      await fill(page, words);
      await before?.(page);
      await page.click(button);
      await fate?.(await writes.next());
      await page.waitForSelector(`[role="alert"] ${notice}`);
      expect(await textOf(page, notice)).toContain(said);
      expect(await isCancelled(page)).toBe(false);
      expect(await valuesOf(page)).toEqual(words);
      expect(writes.count()).toBe(fate ? 1 : 0);
      await page.setOfflineMode(false);
      await page.click(button);
      await accept(await writes.next());
      await page.waitForSelector(`[role="status"] ${notice}`);
      expect(await isCancelled(page)).toBe(true);
      expect(await page.$(`[role="alert"] ${notice}`)).toBeNull();
    },
  );
});

const accept = (write: HTTPRequest) => answer(write, 200, { writeResults: [{}] });

const providers = [
  ['recaptcha-enterprise', 'enterprise.js', 'exchangeRecaptchaEnterpriseToken'],
  ['recaptcha-v3', 'api.js', 'exchangeRecaptchaV3Token'],
] as const;

describe.each(providers)('with App Check by %s', (provider, script, exchange) => {
  const attested = shareServer({
    ...storing,
    FIREBASE_APP_CHECK_SITE_KEY: '6LexampleExampleExampleExample',
    FIREBASE_APP_CHECK_PROVIDER: provider,
  });

  test('it is loaded only when a message is sent, and its token goes with the message', async () => {
    const { page, complaints, writes, outside } = await openAttested(attested);
    expect(await textOf(page, '.contact-form__beforehand')).toContain('reCAPTCHA');
    await fill(page, words);
    expect(outside).toEqual([]);
    await page.click(button);
    const write = await writes.next();
    expect(write.headers()['x-firebase-appcheck']).toBe('proof');
    await accept(write);
    await page.waitForSelector(`[role="status"] ${notice}`);
    expect(outside).toEqual([
      expect.stringMatching(
        `^GET https://www\\.recaptcha\\.net/recaptcha/${script}\\?.*trustedtypes`,
      ),
      expect.stringMatching(
        `^POST https://content-firebaseappcheck\\.googleapis\\.com/v1/projects/demo/apps/1:1:web:1:${exchange}`,
      ),
    ]);
    expect(complaints).toEqual([]);
  });

  test.each(['script', 'proof'] as const)('without its %s nothing is stored', async (refused) => {
    const { page, writes } = await openAttested(attested, refused);
    await fill(page, words);
    await page.click(button);
    await page.waitForSelector(`[role="alert"] ${notice}`);
    expect(await textOf(page, notice)).toContain(contactForm.outcomes.unattested.text);
    expect(await valuesOf(page)).toEqual(words);
    expect(writes.count()).toBe(0);
  });
});

/** The part of the real script's interface that Firebase uses. */
const stubbedRecaptcha = `
  let succeed;
  const offered = {
    ready: (done) => setTimeout(done),
    render: (_, { callback }) => { succeed = callback; return 0; },
    execute: async () => { succeed(); return 'answer'; },
  };
  window.grecaptcha = { ...offered, enterprise: offered };`;

/** Opens the form and intercepts App Check, of which one request can fail. */
async function openAttested({ origin }: { origin: string }, refused?: 'script' | 'proof') {
  const opened = await openPage(site.browser);
  await visitContact(opened.page, origin);
  const outside: string[] = [];
  const writes = await interceptWrites(opened.page, (request) => {
    const kind = kindOf(request.url());
    if (!kind || request.method() === 'OPTIONS') return undefined;
    outside.push(`${request.method()} ${request.url()}`);
    if (kind === refused) return kind === 'script' ? request.abort() : answer(request, 403, {});
    if (kind === 'proof') return answer(request, 200, { token: 'proof', ttl: '3600s' });
    return request.respond({ contentType: 'text/javascript', body: stubbedRecaptcha });
  });
  return { ...opened, writes, outside };
}

function kindOf(url: string): 'script' | 'proof' | undefined {
  if (url.startsWith('https://www.recaptcha.net/')) return 'script';
  return url.startsWith('https://content-firebaseappcheck.') ? 'proof' : undefined;
}

/** Intercepts writes to the document database; the test responds instead. */
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
