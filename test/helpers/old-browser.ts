import type { HTTPRequest, Page } from 'puppeteer';

/**
 * Renames newer CSS features in a style sheet, so that the browser ignores them as an old browser
 * would.
 */
const newerStyles: [name: RegExp, unknown: string][] = [
  [/:popover-open/g, ':unknown-open'],
  [/\(scripting:/g, '(unknown-media:'],
  [/:has\(/g, ':unknown-has('],
  [/\bsubgrid\b/g, 'unknown-grid'],
  [/\btext-wrap:/g, 'unknown-wrap:'],
  [/@property /g, '@unknown-property '],
  [/\bround\(/g, 'unknown-round('],
  [/::details-content/g, '::unknown-content'],
  [/\bcontent-visibility:/g, 'unknown-visibility:'],
];

/** Makes a page behave as in the oldest browsers that the README lists, all three at once. */
export async function makeOld(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(takeFeaturesAway);
  await page.setRequestInterception(true);
  page.on('request', answerAsOld);
}

/** Unknown attributes and rules do nothing. What is changed here no longer has the hash of what was built. */
async function answerAsOld(request: HTTPRequest): Promise<void> {
  const isDocument = request.isNavigationRequest();
  const isList = /\/parts-[^/]*\.json$/.test(request.url());
  if (!isDocument && !isList && request.resourceType() !== 'stylesheet') return request.continue();
  const answer = await fetch(request.url());
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['content-encoding', 'content-length']) delete headers[name];
  const body =
    isDocument || isList
      ? text.replaceAll(' popover=', ' unknown-popover=').replaceAll(/sha256-[\w+/]+=*/g, '')
      : newerStyles.reduce((css, [name, unknown]) => css.replaceAll(name, unknown), text);
  return request.respond({ status: answer.status, headers, body });
}

function takeFeaturesAway(): void {
  // The prototype of all iterators has no name in these browsers.
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const missing: [from: object, ...names: string[]][] = [
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
    [window, 'ToggleEvent', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler'],
    [window, 'navigation', 'Iterator', 'trustedTypes'],
    [Document.prototype, 'startViewTransition'],
    [Element.prototype, 'checkVisibility'],
    [Navigator.prototype, 'connection', 'scheduling', 'userActivation'],
    [Promise, 'withResolvers', 'try'],
    [URL, 'canParse', 'parse'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [AbortSignal, 'any'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [iterator, 'map', 'filter', 'take', 'drop', 'flatMap'],
    [iterator, 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
  ];
  for (const [from, ...names] of missing) {
    for (const name of names) Reflect.deleteProperty(from, name);
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name === 'popover' ? 'unknown-popover' : name, value);
  };
}
