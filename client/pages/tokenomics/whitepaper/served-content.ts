/** HTML of the parts that only the server draws. */
export interface ServedContent {
  content: string;
  reader: string;
}

let served: ServedContent = { content: '', reader: '' };

/** Keeps the whitepaper's parts as HTML; called by the server before its first request. */
export function serveContent(html: ServedContent): void {
  served = html;
}

/** A part as HTML on the server; nothing in the browser, which shows what was served. */
export function servedContent(part: keyof ServedContent): string {
  return served[part];
}
