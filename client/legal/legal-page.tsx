import { AsOf } from '#client/components/as-of.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { useToday } from '#client/components/page-context.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { type LegalDocument, type LegalSection, legalWords } from '#shared/content/legal.ts';
import { legalBand, legalPlate } from '#shared/drawing/legal-plate.ts';
import { longDate } from '#shared/figures/format.ts';
import { isOverdue } from '#shared/schedule/schedule.ts';
import { LegalContents } from './legal-contents';

const { layers, ...size } = legalPlate;
const { above, ...bandSize } = legalBand;

interface LegalPageProps {
  document: LegalDocument;
}

/** A policy with numbered sections, a table of contents beside the text, and the day on which it was served. */
export function LegalPage({ document }: LegalPageProps) {
  const today = useToday();
  const picture = (layer: string) => (
    <img
      key={layer}
      src={`/images/legal-${document.page}-${layer}.svg`}
      alt=""
      {...size}
      fetchPriority="high"
    />
  );
  return (
    <article
      className="legal-page"
      data-policy={document.page}
      data-ground="bone"
      aria-labelledby="page-title"
    >
      <div className="container legal-page__body">
        <header className="legal-page__head">
          <h1 id="page-title" tabIndex={-1}>
            {document.heading}
          </h1>
          <p className="lead legal-page__lead">{document.lead}</p>
          <p className="legal-page__date">
            {legalWords.lastUpdated} <time dateTime={today}>{longDate(today)}</time>{' '}
            {legalWords.caveat}
          </p>
          <div className="legal-page__plate">
            <div className="legal-page__drawing">
              {layers.map(picture)}
              {/* A second eye on the first, which turns against it. */}
              {picture('eye')}
            </div>
          </div>
        </header>
        <LegalContents document={document} />
        <ConstantPart as="div" id="legal-text" className="legal-page__text">
          {document.sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} />
          ))}
        </ConstantPart>
      </div>
    </article>
  );
}

interface ClauseProps {
  section: LegalSection;
  number: number;
}

function Clause({ section, number }: ClauseProps) {
  const headingId = `${section.id}-heading`;
  const today = useToday();
  return (
    <section
      id={section.id}
      className="legal-page__section"
      data-ground={section.isKey ? 'ink' : undefined}
      aria-labelledby={headingId}
    >
      {above.has(section.id) && (
        <img
          className="legal-page__band screen-only"
          src={`/images/legal-${section.id}.svg`}
          alt=""
          {...bandSize}
          loading="lazy"
        />
      )}
      <h2 id={headingId} className="legal-page__title" tabIndex={-1}>
        <span className="legal-page__number">{number}</span> {section.title}
      </h2>
      <dl className="legal-facts inked-in-view">
        {Object.entries(section.facts).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <MarkedWords text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {section.paragraphs.map((paragraph) => (
        <p key={String(paragraph)}>
          {typeof paragraph === 'string' ? (
            <Unbroken text={paragraph} />
          ) : (
            <MarkedWords text={paragraph} />
          )}
        </p>
      ))}
      {section.items && (
        <ul className="legal-page__items">
          {Array.isArray(section.items)
            ? section.items.map((item) => <li key={item}>{item}</li>)
            : Object.entries(section.items).map(([name, text]) => (
                <li key={name}>
                  <b>{name}</b> {text.charAt(0).toUpperCase() + text.slice(1)}
                </li>
              ))}
        </ul>
      )}
      {section.plan && (
        <p>
          {isOverdue(section.plan.of, today) ? (
            <AsOf words={section.plan.overdue} />
          ) : (
            section.plan.announced
          )}
          .
        </p>
      )}
    </section>
  );
}
