import { notFoundPicture } from '#shared/drawing/not-found.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test.each([1280, 1440, 1920])('at %i px heading and links stand on its lines', async (width) => {
  const { page } = await site.open('/no-such-page', { width, height: 900, motion: 'reduce' });
  const lines = notFoundPicture.height / notFoundPicture.pitch;
  const offLines = await page.evaluate((count) => {
    const picture = document.querySelector('.error-view__picture > img') as HTMLElement;
    const { top, height } = picture.getBoundingClientRect();
    const h1 = document.querySelector('h1') as HTMLElement;
    // An empty inline block sits on the baseline.
    const foot = document.createElement('i');
    foot.style.display = 'inline-block';
    h1.append(foot);
    const rows = [foot, ...document.querySelectorAll('.error-view li')];
    return rows.map((row) => {
      const line = ((row.getBoundingClientRect().bottom - top) * count) / height - 0.5;
      return Math.abs(line - Math.round(line)) * (height / count);
    });
  }, lines);
  expect(Math.max(...offLines)).toBeLessThan(2);
});

test('on a tablet the number is as wide as the words', async () => {
  const { page } = await site.open('/no-such-page', { width: 768, height: 900, motion: 'reduce' });
  const gaps = await page.evaluate(() => {
    const [picture, list] = ['.error-view__picture > img', '.error-view nav'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect() as DOMRect,
    );
    return picture && list && [picture.left - list.left, picture.right - list.right];
  });
  // The picture is half a line wider on both sides.
  expect(Math.max(...(gaps ?? [99]).map(Math.abs))).toBeLessThan(8);
});

test.each(['/x', '/blog', '/%', '//host/'])('%s hydrates as it was served', async (path) => {
  const { page, complaints } = await site.open(path);
  const status = path === '/%' ? 400 : 404;
  expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(String(status));
  // The browser logs the status of the document itself.
  const others = complaints.filter((complaint) => !complaint.includes(`status of ${status}`));
  expect(others).toEqual([]);
});
