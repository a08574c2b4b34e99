import { waysOn } from '../shared/content/errors';
import type { Problem } from '../shared/problems';
import { site } from '../shared/site';

/** The last resort, when even the error page cannot be rendered: no React, no assets. */
export function plainErrorPage(problem: Problem): string {
  const title = `${problem.title} · ${site.product}`;
  const id = problem.requestId
    ? `<p>Request id: <code>${escapeHtml(problem.requestId)}</code></p>`
    : '';
  const links = waysOn.map(
    ({ to, label }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></li>`,
  );
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(problem.title)}</h1><p>${escapeHtml(problem.detail)}</p>${id}<ul>${links.join('')}</ul></main></body></html>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
