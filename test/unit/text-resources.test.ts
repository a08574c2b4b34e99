import express from 'express';
import request from 'supertest';
import { textResources } from '#server/routes/text-resources.ts';

// Long enough that compression makes it shorter.
const body = 'Hello\n'.repeat(50);
const app = express();
app.use(textResources([{ path: '/note.txt', type: 'text/plain; charset=utf-8', body }]));

describe('a text for programs', () => {
  it('is served with its type, cacheable for an hour, and readable by other sites', async () => {
    const response = await request(app).get('/note.txt').set('Accept-Encoding', 'identity');
    expect(response.text).toBe(body);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=3600, must-revalidate',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
    });
  });

  it('is compressed for a client that accepts it', async () => {
    const response = await request(app).get('/note.txt').set('Accept-Encoding', 'br');
    expect(response.headers['content-encoding']).toBe('br');
    // supertest decompresses what it reads.
    expect(response.text).toBe(body);
  });

  it('is 304 for a client that already has it', async () => {
    const { headers } = await request(app).get('/note.txt');
    const again = await request(app)
      .get('/note.txt')
      .set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  it('passes every other path on', async () => {
    expect((await request(app).get('/note')).status).toBe(404);
  });
});
