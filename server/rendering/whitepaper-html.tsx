import { renderToStaticMarkup } from 'react-dom/server';
import type { ServedContent } from '#client/pages/tokenomics/whitepaper/served-content.ts';
import {
  WhitepaperContent,
  WhitepaperReader,
} from '#client/pages/tokenomics/whitepaper/whitepaper-content.tsx';

/** The whitepaper's section as HTML. It is large and never changes, so it is rendered once, at boot. */
export function whitepaperHtml(): ServedContent {
  return {
    content: renderToStaticMarkup(<WhitepaperContent />),
    reader: renderToStaticMarkup(<WhitepaperReader />),
  };
}
