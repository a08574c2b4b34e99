import { useEffect, useMemo, useState } from 'react';
import { decorate } from '#client/motion/decorate.ts';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type LegalDocument, legalWords } from '#shared/content/legal.ts';
import { hrefOf } from '#shared/pages.ts';

const listId = 'legal-contents';

interface LegalContentsProps {
  document: LegalDocument;
}

/** The contents of a policy, sticky beside the text; on a phone a toggle opens them. */
export function LegalContents({ document }: LegalContentsProps) {
  const ids = useMemo(() => document.sections.map(({ id }) => id), [document]);
  const current = useReadingPosition(ids);
  const drawing = `/images/legal-${document.page}-read.svg`;
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
      <svg className="legal-read" viewBox="0 0 400 520" aria-hidden="true">
        <use href={`${drawing}#sign`} />
        <use href={`${drawing}#read`} />
        <use href={`${drawing}#read`} />
      </svg>
    </nav>
  );
}

/** The current section is the last one that begins above or inside this band of the viewport. */
const band = '0px 0px -66% 0px';

/** Id of the section that is being read; undefined without scripts. */
function useReadingPosition(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () =>
      decorate(() => {
        const seen = new Set<string>();
        const observer = new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) seen.add(target.id);
              else seen.delete(target.id);
            }
            setCurrent(ids.findLast((id) => seen.has(id)) ?? ids[0]);
          },
          { rootMargin: band },
        );
        for (const id of ids) {
          const section = document.getElementById(id);
          if (section) observer.observe(section);
        }
        return () => observer.disconnect();
      }),
    [ids],
  );
  return current;
}
