import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { findProgram, installPackages, succeeds } from './find-program';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];

/**
 * A Chrome or Chromium from the environment, the system or puppeteer's cache; otherwise it is installed.
 * @throws Error that says what to do if all of that fails
 */
export function findBrowser(): string {
  const set = process.env.PUPPETEER_EXECUTABLE_PATH;
  const found = set
    ? existsSync(set) && set
    : find() || (download() && find()) || (installPackages('chromium') && find());
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium: install it (Debian: apt-get install chromium), or set PUPPETEER_EXECUTABLE_PATH to its program.',
  );
}

/** Debian's Chromium without its windows, where it is installed: it loads a page with a third less work. */
export function findShell(): string | undefined {
  return findProgram(['chromium-headless-shell']);
}

function find(): string | undefined {
  return [findProgram(names), ...places, cached()].find(
    (file) => file !== undefined && existsSync(file),
  );
}

function cached(): string | undefined {
  try {
    return puppeteer.executablePath();
  } catch {
    return undefined;
  }
}

function download(): boolean {
  console.log('No browser found; downloading one for puppeteer…');
  return succeeds('npx', ['--no-install', 'puppeteer', 'browsers', 'install', 'chrome']);
}
