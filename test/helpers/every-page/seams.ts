import type { Page } from 'puppeteer';

/** Places where what lies behind the page shows between two sections of bone. */
export async function findSeams(page: Page): Promise<string[]> {
  const seams: string[] = [];
  for (const section of await page.$$('[data-ground="bone"] + .section[data-ground^="bone"]')) {
    // Its position depends on fractions of a pixel above it.
    const edge = await section.evaluate(async (element) => {
      // What comes into view takes its real height in the next frame, and moves the edge.
      for (let frame = 0; frame < 3; frame += 1) {
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
        window.scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return Math.round(element.getBoundingClientRect().top + window.scrollY);
    });
    const paint = (behind: string) =>
      section.evaluate((element, color) => {
        for (let part = element.parentElement; part; part = part.parentElement)
          part.style.background = color;
      }, behind);
    const look = async (behind: string) => {
      await paint(behind);
      const clip = { x: 0, y: edge - 4, width: 16, height: 8 };
      return page.screenshot({ clip, encoding: 'base64', captureBeyondViewport: false });
    };
    if ((await look('black')) !== (await look('white')))
      seams.push(await section.evaluate(({ id }) => id));
    await paint('');
  }
  return seams;
}
