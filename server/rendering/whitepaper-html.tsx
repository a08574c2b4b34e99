import { renderToStaticMarkup } from 'react-dom/server';
import { WhitepaperContent } from '#client/pages/tokenomics/whitepaper/whitepaper-content.tsx';

/** The whitepaper's section as HTML. It is large and never changes, so it is rendered once, at boot. */
export function whitepaperHtml(): string {
  return renderToStaticMarkup(<WhitepaperContent />);
}
