import request from 'supertest';
import { loadConfig } from '../../server/config';
import { createTestApp } from '../helpers/test-app';

const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo.example.com',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_STORAGE_BUCKET: 'demo.example.com',
  FIREBASE_APP_ID: '1:1:web:1',
};

test('messages are stored only where the operator has switched that on', () => {
  expect(loadConfig({}, '/').storesMessages).toBe(false);
  expect(loadConfig(firebase, '/').storesMessages).toBe(false);
  const settings = { ...firebase, CONTACT_STORES_MESSAGES: '1' };
  expect(loadConfig(settings, '/').storesMessages).toBe(true);
});

test('a switch without Firebase, or that is neither on nor off, is refused', () => {
  expect(() => loadConfig({ CONTACT_STORES_MESSAGES: '1' }, '/')).toThrow(
    'CONTACT_STORES_MESSAGES can be 1 only when',
  );
  expect(() => loadConfig({ CONTACT_STORES_MESSAGES: 'yes' }, '/')).toThrow(
    'CONTACT_STORES_MESSAGES must be 0 or 1, got "yes"',
  );
});

test('scripts may ask Firebase once it is connected, and nobody else before', async () => {
  const connectSources = async (settings: NodeJS.ProcessEnv) => {
    const { app } = await createTestApp(settings);
    const { headers } = await request(app).get('/contact').expect(200);
    return /connect-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
  };
  expect(await connectSources({})).toBe("'self'");
  expect(await connectSources(firebase)).toBe(
    "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://firebasestorage.googleapis.com",
  );
  const emulator = { ...firebase, FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099/' };
  expect(await connectSources(emulator)).toContain(' http://127.0.0.1:9099');
});
