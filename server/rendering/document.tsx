import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import { preloadedFonts } from '#shared/drawing/media.ts';
import type { PageContext } from '#shared/page-context.ts';
import type { PageEntry } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { Assets } from './assets';

interface DocumentProps {
  assets: Assets;
  /** Missing on an error page. */
  page?: PageEntry['id'] | undefined;
  context: PageContext;
  children: ReactNode;
}

/**
 * The shell around the application. React writes the head from the elements that it hoists. There is no
 * `<head>` element here: a sibling would give `useId` other values than in the browser, which hydrates
 * the application alone.
 */
export function Document({ assets, page, context, children }: DocumentProps) {
  for (const href of preloadedFonts)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const sheets = { site: assets.stylesheet, page: page && assets.pageStylesheets[page] };
  for (const [precedence, href] of Object.entries(sheets)) {
    if (href) preinit(href, { as: 'style', precedence, integrity: assets.integrity[href] });
  }
  return (
    <html lang={site.language}>
      <body>
        <div id="root" className="root" data-context={JSON.stringify(context)}>
          {children}
        </div>
      </body>
    </html>
  );
}
