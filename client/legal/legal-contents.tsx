import { useMemo } from 'react';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type LegalDocument, legalWords } from '#shared/content/legal.ts';
import { hrefOf } from '#shared/pages.ts';
import { useReadingPosition } from './use-reading-position';

const listId = 'legal-contents';

interface LegalContentsProps {
  document: LegalDocument;
}

/** The contents of a policy, sticky beside the text; on a phone a toggle opens them. */
export function LegalContents({ document }: LegalContentsProps) {
  const ids = useMemo(() => document.sections.map(({ id }) => id), [document]);
  const current = useReadingPosition(ids);
  return (
    <nav className="legal-contents screen-only" aria-label={legalWords.contents}>
      <details className="faq__entry legal-contents__toggle">
        <summary className="faq__question" aria-controls={listId}>
          {legalWords.contents}
        </summary>
      </details>
      <ol id={listId} className="legal-contents__list">
        {document.sections.map((section) => (
          <li key={section.id} aria-current={section.id === current ? 'location' : undefined}>
            <SiteLink to={hrefOf(document.page, section.id)}>{section.title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
