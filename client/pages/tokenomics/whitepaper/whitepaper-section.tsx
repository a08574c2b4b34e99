import { lazy, useState, useSyncExternalStore } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { Actions } from '#client/components/action.tsx';
import { OverdueNote } from '#client/components/overdue-note.tsx';
import { Section } from '#client/components/section.tsx';
import { whitepaper } from '#shared/content/tokenomics.ts';
import { migration } from '#shared/schedule/schedule.ts';
import { type ServedContent, servedContent } from './served-content';

// Client-side navigation loads it first: see page-modules.tsx.
const load = () => fetchPart('whitepaper-content', () => import('./whitepaper-content'));
const WhitepaperContent = lazy(() =>
  load().then((module) => ({ default: module.WhitepaperContent })),
);
const WhitepaperReader = lazy(() =>
  load().then((module) => ({ default: module.WhitepaperReader })),
);

/** The current whitepaper with its text, and the planned next version. */
export function WhitepaperSection() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // The served HTML stays until the visitor leaves the page.
  const [isServed] = useState(isHydrating);
  return (
    <Section id="whitepaper" ground="ink" words={whitepaper} variant="whitepaper-topics">
      {isServed ? (
        <div className="whitepaper-content" {...servedAs('content')} />
      ) : (
        <div className="whitepaper-content">
          <WhitepaperContent />
        </div>
      )}
      <OverdueNote
        plan={migration}
        words={whitepaper.overdue}
        end="."
        className="whitepaper-overdue"
      />
      <Actions ids={whitepaper.next} variant="unprinted" />
      {isServed ? (
        <div className="whitepaper-reader" {...servedAs('reader')} />
      ) : (
        <div className="whitepaper-reader">
          <WhitepaperReader />
        </div>
      )}
    </Section>
  );
}

/** HTML from the server's own render; the browser sets nothing. */
function servedAs(part: keyof ServedContent) {
  return {
    dangerouslySetInnerHTML: { __html: servedContent(part) },
    suppressHydrationWarning: true,
  };
}

function neverChanges(): () => void {
  return () => {};
}
