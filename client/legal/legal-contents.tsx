import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decorate } from '#client/motion/decorate.ts';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type LegalDocument, legalWords } from '#shared/content/legal.ts';
import { hrefOf } from '#shared/pages.ts';
import { LegalLock } from './legal-lock';

const listId = 'legal-contents';

interface LegalContentsProps {
  document: LegalDocument;
}

/** The contents of a policy, which stay beside the text; on a phone a line above it stays, and opens them. */
export function LegalContents({ document }: LegalContentsProps) {
  const { place, isAtEnd } = useReadingPosition();
  const toggle = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list closes on every navigation.
  useEffect(() => toggle.current?.removeAttribute('open'), [key]);
  return (
    <nav className="legal-contents screen-only" aria-label={legalWords.contents}>
      <details
        className="faq__entry legal-contents__toggle"
        data-ground="ink"
        ref={toggle}
        onToggle={({ currentTarget: { nextElementSibling: list } }) =>
          list?.scrollIntoView({ block: 'nearest' })
        }
      >
        <summary className="faq__question" aria-controls={listId}>
          <span className={place >= 0 ? 'visually-hidden' : undefined}>{legalWords.contents}</span>
          {place >= 0 && (
            <span className="legal-contents__place" aria-hidden="true">
              <span className="legal-page__number">{place + 1}</span>{' '}
              {document.sections[place]?.title}
              <span
                className="legal-contents__read"
                style={{ scale: `${(place + 1) / document.sections.length} 1` }}
              />
            </span>
          )}
        </summary>
      </details>
      <ol id={listId} className="legal-contents__list">
        {document.sections.map((section, index) => (
          <li key={section.id} aria-current={index === Math.max(place, 0) ? 'location' : undefined}>
            <SiteLink to={hrefOf(document.page, section.id)}>{section.title}</SiteLink>
          </li>
        ))}
      </ol>
      <LegalLock
        rings={document.sections.length}
        turned={isAtEnd ? document.sections.length : place + 1}
      />
    </nav>
  );
}

/** The current section is the last one that begins above or inside this band of the viewport. */
const band = '0px 0px -66% 0px';

/** Index of the section that is being read (-1 above all of them, NaN without scripts), and whether the end is in view. */
function useReadingPosition() {
  const [place, setPlace] = useState(Number.NaN);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(
    () =>
      decorate(() => {
        const sections = [...document.querySelectorAll('.legal-page__section')];
        const seen = new Set<Element>();
        const observer = new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) seen.add(target);
              else seen.delete(target);
            }
            setPlace(sections.findLastIndex((section) => seen.has(section)));
          },
          { rootMargin: band },
        );
        for (const section of sections) observer.observe(section);
        const end = new IntersectionObserver(([entry]) => setAtEnd(Boolean(entry?.isIntersecting)));
        const last = sections.at(-1)?.lastElementChild;
        if (last) end.observe(last);
        return () => {
          observer.disconnect();
          end.disconnect();
        };
      }),
    [],
  );
  return { place, isAtEnd };
}
