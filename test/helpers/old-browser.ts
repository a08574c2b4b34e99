import type { HTTPRequest, Page } from 'puppeteer';

/**
 * What a style sheet says to newer browsers, each under a name that no browser knows: so it is
 * dropped by the rules by which an old browser drops what it does not know.
 */
const newerStyles: [name: RegExp, unknown: string][] = [
  [/:popover-open/g, ':unknown-open'],
  [/\(scripting:/g, '(unknown-media:'],
  [/:has\(/g, ':unknown-has('],
  [/\bsubgrid\b/g, 'unknown-grid'],
  [/\btext-wrap:/g, 'unknown-wrap:'],
  [/@property /g, '@unknown-property '],
  [/\bposition-area:/g, 'unknown-area:'],
  [/\bround\(/g, 'unknown-round('],
  [/::details-content/g, '::unknown-content'],
  [/\bcontent-visibility:/g, 'unknown-visibility:'],
];

/** Lets a page of the site meet a browser as old as the oldest that README names, of all three kinds at once. */
export async function makeOld(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(takeFeaturesAway);
  await page.setRequestInterception(true);
  page.on('request', answerAsOld);
}

/** An attribute or a rule that is unknown does nothing. */
async function answerAsOld(request: HTTPRequest): Promise<void> {
  const isDocument = request.isNavigationRequest();
  if (!isDocument && request.resourceType() !== 'stylesheet') return request.continue();
  const answer = await fetch(request.url());
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['content-encoding', 'content-length']) delete headers[name];
  const body = isDocument
    ? text.replaceAll(' popover=', ' unknown-popover=')
    : newerStyles.reduce((css, [name, unknown]) => css.replaceAll(name, unknown), text);
  return request.respond({ status: answer.status, headers, body });
}

function takeFeaturesAway(): void {
  const missing: [from: object, ...names: string[]][] = [
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
    [
      window,
      'ToggleEvent',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'trustedTypes',
    ],
    [window, 'navigation', 'Iterator'],
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
  ];
  for (const [from, ...names] of missing) {
    for (const name of names) Reflect.deleteProperty(from, name);
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name === 'popover' ? 'unknown-popover' : name, value);
  };
}
