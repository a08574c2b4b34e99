import request from 'supertest';
import { chooseContactDelivery } from '#client/components/use-contact-delivery.ts';
import { loadConfig } from '#server/settings/config.ts';
import { privacyPolicy } from '#shared/content/privacy.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';
import { firebaseVariables as firebase } from '#test/helpers/firebase-variables.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const attested = { FIREBASE_APP_CHECK_SITE_KEY: '6LexampleExampleExampleExample' };

test('messages are stored only if the operator has turned that on', () => {
  expect(loadConfig({}, '/').storesMessages).toBe(false);
  expect(loadConfig(firebase, '/').storesMessages).toBe(false);
  const settings = { ...firebase, CONTACT_STORES_MESSAGES: '1' };
  expect(loadConfig(settings, '/').storesMessages).toBe(true);
});

test('the switch is rejected without Firebase', () => {
  expect(() => loadConfig({ CONTACT_STORES_MESSAGES: '1' }, '/')).toThrow(
    'CONTACT_STORES_MESSAGES can be 1 only when',
  );
});

test('the log warns that any program can write, unless App Check is configured', () => {
  const stores = { ...firebase, CONTACT_STORES_MESSAGES: '1' };
  const warningsOf = (env: NodeJS.ProcessEnv) => loadConfig(env, '/').warnings.join();
  expect(warningsOf(firebase)).not.toContain('FIREBASE_APP_CHECK_SITE_KEY');
  expect(warningsOf(stores)).toMatch(/without FIREBASE_APP_CHECK_SITE_KEY: any program can write/);
  expect(warningsOf({ ...stores, ...attested })).not.toContain('FIREBASE_APP_CHECK_SITE_KEY');
});

test('App Check uses reCAPTCHA Enterprise, or the configured provider', () => {
  const stores = { ...firebase, ...attested, CONTACT_STORES_MESSAGES: '1' };
  const siteKey = attested.FIREBASE_APP_CHECK_SITE_KEY;
  const appCheckOf = (env: NodeJS.ProcessEnv) => loadConfig(env, '/').firebase?.appCheck;
  expect(appCheckOf(stores)).toEqual({ provider: 'recaptcha-enterprise', siteKey });
  const other = { ...stores, FIREBASE_APP_CHECK_PROVIDER: 'recaptcha-v3' };
  expect(appCheckOf(other)).toEqual({ provider: 'recaptcha-v3', siteKey });
  // App Check is only needed for stored messages.
  expect(appCheckOf({ ...firebase, ...attested })).toBeNull();
});

test('the policy allows reCAPTCHA only if App Check is configured', async () => {
  const policyOf = async (settings: NodeJS.ProcessEnv) => {
    const { app } = await createTestApp(settings);
    const { headers } = await request(app).get('/contact').expect(200);
    return headers['content-security-policy'] ?? '';
  };
  expect(await policyOf({ ...firebase, ...attested })).not.toMatch(/recaptcha|frame-src|appcheck/);
  const policy = await policyOf({ ...firebase, ...attested, CONTACT_STORES_MESSAGES: '1' });
  const recaptcha = 'https://www.recaptcha.net/recaptcha/';
  expect(policy).toContain(`script-src 'self' ${recaptcha} https://www.gstatic.com/recaptcha/;`);
  expect(policy).toContain(`frame-src ${recaptcha};`);
  expect(policy).toMatch(/connect-src [^;]+ https:\/\/content-firebaseappcheck\.googleapis\.com /);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

const connected = { ...placeholderFirebase, apiKey: 'key', projectId: 'demo' };
const email = 'team@example.com';
const none = { by: 'none' };
const mail = { by: 'mail', address: email };
const documents = { by: 'documents', settings: connected };

test.each([
  { email: null, firebase: connected, storesMessages: false, delivery: none },
  { email: null, firebase: placeholderFirebase, storesMessages: true, delivery: none },
  { email, firebase: connected, storesMessages: false, delivery: mail },
  { email, firebase: connected, storesMessages: true, delivery: documents },
])(
  'address $email, switched on $storesMessages: by $delivery.by',
  ({ delivery, email, ...settings }) => {
    expect(chooseContactDelivery(settings, email)).toEqual(delivery);
  },
);

test.each([true, false])('the database is named exactly if there is one (%s)', (isConnected) => {
  const { sections } = privacyPolicy({ isConnected, storesMessages: false });
  const section = sections.find(({ id }) => id === 'cookies');
  expect(JSON.stringify(section).includes('database')).toBe(isConnected);
});
