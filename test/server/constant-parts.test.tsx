import { renderToString } from 'react-dom/server';
import request from 'supertest';
import { ConstantPart, KnownPartsProvider } from '#client/components/constant-part.tsx';
import { constantParts } from '#server/rendering/constant-parts.ts';
import { paths } from '#test/helpers/paths.ts';
import { setDate } from '#test/helpers/plans.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
// The date may change between two responses.
beforeAll(() => setDate('2027-03-01T12:00:00Z'));
afterAll(() => jest.useRealTimers());

test.each(paths)('%s has the same bytes when its constant parts are reused', async (path) => {
  const get = async () => {
    const { text } = await request(app).get(path).set('X-Request-Id', 'same-id-each-time');
    return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id of the request');
  };
  const first = await get();
  expect(first).toContain('id="site-footer"');
  expect(await get()).toBe(first);
  expect(await get()).toBe(first);
});

let renders = 0;

function Counted() {
  renders += 1;
  return (
    <p>
      {'1 < 2 > </section>'}
      <section title="<section>">inside</section>
    </p>
  );
}

test('a constant part is rendered once, and cut out correctly whatever is inside it', () => {
  const parts = constantParts()('home', '');
  const render = () => {
    const html = renderToString(
      <KnownPartsProvider value={parts}>
        <main>
          <ConstantPart as="section" id="one" className="section">
            <Counted />
          </ConstantPart>
          <section>after</section>
        </main>
      </KnownPartsProvider>,
    );
    parts.learn(Buffer.from(html));
    return html;
  };
  expect([render(), render()]).toEqual([render(), render()]);
  expect(renders).toBe(1);
});
