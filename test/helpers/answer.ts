import type { HTTPRequest } from 'puppeteer';

/** Answers a page's request in place of a service on another origin. */
export function answer(request: HTTPRequest, status: number, body: object): Promise<void> {
  return request.respond({
    status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    body: JSON.stringify(body),
  });
}
