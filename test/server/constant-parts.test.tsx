import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import request from 'supertest';
import { ConstantPart, KnownPartsProvider } from '#client/components/constant-part.tsx';
import { constantParts, type PageParts } from '#server/rendering/constant-parts.ts';
import { pages } from '#shared/pages.ts';
import { resetDate, setDate } from '#test/helpers/plans.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
// The date may change between two responses.
beforeAll(() => setDate('2027-03-01T12:00:00Z'));
afterAll(resetDate);

test.each([...pages.map(({ path }) => path), '/no-such-page'])(
  '%s is sent with the same bytes when its constant parts are reused',
  async (path) => {
    const get = async () => {
      const { text } = await request(app).get(path).set('X-Request-Id', 'same-id-each-time');
      return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id of the request');
    };
    const first = await get();
    expect(first).toContain('id="site-footer"');
    expect(await get()).toBe(first);
    expect(await get()).toBe(first);
  },
);

let renders = 0;

function Counted({ children }: { children?: ReactNode }) {
  renders += 1;
  return <p>{children}</p>;
}

describe('a constant part', () => {
  const render = (parts: PageParts, content: ReactNode) => {
    const html = renderToString(
      <KnownPartsProvider value={parts}>
        <main>
          <ConstantPart as="section" id="one" className="section">
            {content}
          </ConstantPart>
          <section>after</section>
        </main>
      </KnownPartsProvider>,
    );
    parts.learn(Buffer.from(html));
    return html;
  };
  beforeEach(() => {
    renders = 0;
  });

  it('is rendered once, and cut out correctly whatever is inside it', () => {
    const parts = constantParts()('home', '');
    const content = (
      <Counted>
        {'1 < 2 > </section>'}
        <section title="<section>">inside</section>
      </Counted>
    );
    const first = render(parts, content);
    expect(render(parts, content)).toBe(first);
    expect(renders).toBe(1);
  });

  it('is rendered again on another day, and for each page', () => {
    const partsOf = constantParts();
    render(partsOf('home', '2026-01-01'), <Counted>one</Counted>);
    expect(render(partsOf('home', '2026-01-02'), <Counted>two</Counted>)).toContain('two');
    expect(render(partsOf('lab', '2026-01-02'), <Counted>three</Counted>)).toContain('three');
    expect(render(partsOf('home', '2026-01-02'), <Counted>two</Counted>)).toContain('two');
    expect(renders).toBe(3);
  });

  it.each([
    ['is rendered each time if React writes a preload for its image', 'eager', 2],
    ['is reused when its images load lazily', 'lazy', 1],
  ] as const)('%s', (_, loading, times) => {
    const parts = constantParts()('home', '');
    const image = <img src="/a.png" alt="" loading={loading} />;
    const content = <Counted>{image}</Counted>;
    expect(render(parts, content)).toBe(render(parts, content));
    expect(renders).toBe(times);
  });
});
