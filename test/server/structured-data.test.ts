import { load } from 'cheerio';
import request from 'supertest';
import { structuredData } from '#server/rendering/structured-data.ts';
import { getPage, hrefOf, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { placeholderBrand, playBrand, realBrand } from '#test/helpers/real-brand.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
const app = shareTestApp({ PUBLIC_ORIGIN });

type Node = { '@type': string } & Record<string, unknown>;

async function read(path: string): Promise<{ graph: Node[]; text: string }> {
  const { text } = await request(app).get(path).set('Host', 'evil.example');
  const $ = load(text);
  const blocks = $('script[type="application/ld+json"]');
  expect(blocks.length).toBe(1);
  const data = JSON.parse(blocks.text());
  expect(data['@context']).toBe('https://schema.org');
  return { graph: data['@graph'], text: $('main').text() };
}

const ofType = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);

describe.each(pages)('$path', ({ id, path, title, navLabel }) => {
  let graph: Node[];
  beforeAll(async () => {
    ({ graph } = await read(path));
  });

  test('names the publisher and the page', () => {
    const url = `${PUBLIC_ORIGIN}/`;
    expect(ofType(graph, 'Organization')).toMatchObject({ name: site.product, url });
    expect(ofType(graph, 'WebSite')).toMatchObject({ url });
    const page = graph.find((node) => node['@id'] === `${PUBLIC_ORIGIN}${path}#webpage`);
    expect(page).toMatchObject({ url: `${PUBLIC_ORIGIN}${path}`, name: title });
    expect(String(page?.['@type'])).toMatch(/Page$/);
  });

  test('has breadcrumbs, except home', () => {
    const trail = ofType(graph, 'BreadcrumbList');
    if (id === 'home') return expect(trail).toBeUndefined();
    expect(trail?.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: `${PUBLIC_ORIGIN}/` }),
      expect.objectContaining({ position: 2, name: navLabel, item: `${PUBLIC_ORIGIN}${path}` }),
    ]);
  });

  test('has no duplicate ids, no missing references and no files of other hosts', async () => {
    const ids = graph.map((node) => node['@id']);
    expect(ids).toEqual([...new Set(ids)]);
    const all = JSON.stringify(graph);
    for (const [, reference] of all.matchAll(/\{"@id":"([^"]+)"\}/g))
      expect(ids).toContain(reference);
    const files = [...all.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => new URL(url));
    for (const { origin, pathname } of files) {
      expect(origin).toBe(PUBLIC_ORIGIN);
      await request(app).head(pathname).expect(200);
    }
  });

  test('states the unit of image sizes', () => {
    const pictures = imagesIn(graph);
    expect(pictures.length).toBeGreaterThan(1);
    // https://schema.org/Distance
    for (const { width, height } of pictures)
      for (const side of [width, height]) expect(side).toMatch(/^\d+ px$/);
  });

  test('has no JobPosting, Offer or article', () => {
    expect(JSON.stringify(graph)).not.toMatch(/"(?:JobPosting|Offer|Product|\w*Article|Event)"/);
  });
});

describe('the project', () => {
  const organizationOf = (brand: object) => {
    playBrand(brand);
    const { '@graph': graph } = JSON.parse(structuredData(getPage('home'), PUBLIC_ORIGIN));
    return ofType(graph, 'Organization');
  };
  afterEach(() => jest.restoreAllMocks());

  test('has its real profiles and mail address', () => {
    const { x, telegram, github, email } = realBrand.channels;
    const organization = organizationOf(realBrand);
    expect(organization).toMatchObject({ sameAs: [x, telegram, github], email });
  });

  test('has no placeholders', () => {
    const organization = organizationOf(placeholderBrand);
    expect(organization).not.toHaveProperty('sameAs');
    expect(organization).not.toHaveProperty('email');
  });
});

test('questions and answers match the page', async () => {
  const { graph, text } = await read(hrefOf('ecosystem'));
  const questions = ofType(graph, 'FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions.length).toBeGreaterThan(5);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test('no text can close the script element', () => {
  const title = '</script><script>alert(1)</script><!--';
  const json = structuredData({ ...getPage('lab'), title } as never, PUBLIC_ORIGIN);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][2].name).toBe(title);
});

function imagesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(imagesIn);
  return (value as Node)['@type'] === 'ImageObject' ? [value as Node, ...inside] : inside;
}
