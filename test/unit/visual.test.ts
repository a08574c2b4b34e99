import { PNG } from 'pngjs';
import { compare } from '#scripts/visual/compare.ts';

const page = new Map([
  ['top', draw(100)],
  ['box', draw(100)],
  ['footer', draw(100)],
]);

test('identical pictures have no changes', () => {
  expect(compare(page, page)).toEqual([]);
});

test('every pixel of a changed square is counted, in its part', () => {
  const [part, ...others] = compare(page, new Map([...page, ['box', draw(100, 50)]]));
  expect(part).toMatchObject({ name: 'box', share: 0.25 });
  expect(others).toEqual([]);
});

test('a part that has grown is changed only in its new area, and the parts below are not', () => {
  const [part, ...others] = compare(page, new Map([...page, ['box', draw(125)]]));
  expect(part).toMatchObject({ name: 'box', share: 0.2 });
  expect(others).toEqual([]);
});

test('a removed or added part counts as changed entirely', () => {
  const shorter = new Map([...page].slice(0, 2));
  const gone = { name: 'footer', share: 1 };
  expect(compare(page, shorter)).toMatchObject([gone]);
  expect(compare(shorter, page)).toMatchObject([gone]);
});

test('its picture shows a part before and after, and the changes', () => {
  const [part] = compare(page, new Map([...page, ['box', draw(100, 50)]]));
  const { width, data } = PNG.sync.read(Buffer.from(part?.picture ?? []));
  const corners = [0, 100, 200].map((x) => [...data.subarray(4 * x, 4 * x + 3)]);
  expect(width).toBe(300);
  // Changes are marked in red.
  expect(corners).toEqual([
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
  ]);
});

/** A white picture, 100 px wide, in its corner a black square. */
function draw(height: number, square = 0): Buffer {
  const png = new PNG({ width: 100, height });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1) {
    for (let x = 0; x < square; x += 1) png.data.fill(0, 4 * (y * 100 + x), 4 * (y * 100 + x) + 3);
  }
  return PNG.sync.write(png);
}
