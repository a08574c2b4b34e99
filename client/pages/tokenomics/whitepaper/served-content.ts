/** HTML of the parts that only the server renders. */
export interface ServedContent {
  content: string;
  reader: string;
}

let served: ServedContent = { content: '', reader: '' };

/** Sets the HTML of the whitepaper's parts; called by the server at boot. */
export function serveContent(html: ServedContent): void {
  served = html;
}

/** The HTML of a part on the server; undefined in the browser, which keeps the served HTML. */
export function servedContent(part: keyof ServedContent): string {
  return served[part];
}
