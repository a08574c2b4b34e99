import { SiteLink } from '#client/navigation/site-link.tsx';
import { type LegalDocument, legalWords } from '#shared/content/legal.ts';
import { hrefOf } from '#shared/pages.ts';

interface LegalContentsProps {
  document: LegalDocument;
}

/** The sections of a policy, in view while it is read. */
export function LegalContents({ document }: LegalContentsProps) {
  return (
    <nav className="legal-contents" aria-label={legalWords.contents}>
      <ol className="legal-contents__list">
        {document.sections.map((section) => (
          <li key={section.id}>
            <SiteLink to={hrefOf(document.page, section.id)}>{section.title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
