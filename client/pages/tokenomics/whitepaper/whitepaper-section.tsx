import { lazy, useRef, useState, useSyncExternalStore } from 'react';
import { Actions } from '#client/components/action.tsx';
import { OverdueNote } from '#client/components/overdue-note.tsx';
import { Section } from '#client/components/section.tsx';
import { whitepaper } from '#shared/content/tokenomics.ts';
import { migration } from '#shared/schedule/schedule.ts';
import { servedContent } from './served-content';
import { useLinksWithin } from './use-links-within';

// Who comes by a link waits for it before arriving: see page-modules.tsx.
const WhitepaperContent = lazy(() =>
  import('./whitepaper-content').then((module) => ({ default: module.WhitepaperContent })),
);

/** What is known of the whitepaper, and last the version that is still to come. */
export function WhitepaperSection() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // What the server has sent stays as it is, for as long as the visitor stays on the page.
  const [isServed] = useState(isHydrating);
  const content = useRef<HTMLDivElement>(null);
  useLinksWithin(content);
  return (
    <Section
      id="whitepaper"
      ground="ink"
      heading={whitepaper.heading}
      lead={whitepaper.lead}
      variant="whitepaper-topics"
    >
      {isServed ? (
        <div
          ref={content}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own render; the browser sets nothing.
          dangerouslySetInnerHTML={{ __html: servedContent() }}
        />
      ) : (
        <div ref={content}>
          <WhitepaperContent />
        </div>
      )}
      <OverdueNote
        plan={migration}
        words={whitepaper.overdue}
        end="."
        className="whitepaper-overdue"
      />
      <Actions ids={whitepaper.next} variant="coming-soon" />
    </Section>
  );
}

function neverChanges(): () => void {
  return () => {};
}
