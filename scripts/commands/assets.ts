import { generateCards } from '#scripts/assets/cards/cards.ts';
import { keepMarkGlyph } from '#scripts/assets/drawing/mark-glyph.ts';
import { generateFonts } from '#scripts/assets/fonts/fonts.ts';
import { generateLineArt } from '#scripts/assets/line-art/line-art.ts';
import { generatePlates } from '#scripts/assets/plates/plates.ts';
import { generateVideos } from '#scripts/assets/videos/videos.ts';
import { generateWhitepaper } from '#scripts/assets/whitepaper/whitepaper.ts';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { findProgram } from '#scripts/browser/find-program.ts';

/**
 * Generates all assets (`npm run assets`) or some of them (`npm run assets -- videos`).
 * The output is committed, so that neither a build nor a test needs ffmpeg.
 */
const generators: Record<string, () => Promise<void>> = {
  fonts: generateFonts,
  'line-art': generateLineArt,
  plates: generatePlates,
  videos: generateVideos,
  whitepaper: generateWhitepaper,
  // Last, because they use plates and figures that other generators draw.
  cards: generateCards,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in generators));
if (unknown.length > 0)
  throw new Error(`Unknown asset: ${unknown.join()}. Known: ${Object.keys(generators).join()}`);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
process.env.PUPPETEER_EXECUTABLE_PATH = findBrowser();
if (['plates', 'videos', 'cards'].some(isChosen) && !findProgram(['ffmpeg']))
  throw new Error(
    'No ffmpeg: install it (Debian: apt-get install ffmpeg), or leave out plates, videos and cards.',
  );

// Fails before anything is drawn if the name cannot be drawn.
await keepMarkGlyph();
for (const [name, generate] of Object.entries(generators)) {
  if (!isChosen(name)) continue;
  const startedAt = performance.now();
  await generate();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
