let served = '';

/** Keeps the whitepaper's content as HTML; called by the server before its first request. */
export function serveContent(html: string): void {
  served = html;
}

/** The content as HTML on the server; nothing in the browser, which shows what was served. */
export function servedContent(): string {
  return served;
}
