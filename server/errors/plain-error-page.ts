import { escapeMarkup } from '#server/rendering/escape-markup.ts';
import { nextLinks } from '#shared/content/errors.ts';
import type { Problem } from '#shared/problems.ts';
import { site } from '#shared/site.ts';

/** The last resort when the error page itself cannot be rendered: no React, no assets. */
export function plainErrorPage(problem: Problem): string {
  const title = `${problem.title} · ${site.product}`;
  const id = problem.requestId
    ? `<p>Request id: <code>${escapeMarkup(problem.requestId)}</code></p>`
    : '';
  const links = nextLinks.map(
    ({ to, label }) => `<li><a href="${escapeMarkup(to)}">${escapeMarkup(label)}</a></li>`,
  );
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head><body><main><h1>${escapeMarkup(problem.title)}</h1><p>${escapeMarkup(problem.detail)}</p>${id}<ul>${links.join('')}</ul></main></body></html>`;
}
