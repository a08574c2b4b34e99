import { type ComponentType, useEffect, useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { whenIdle } from '#client/browser/when-idle.ts';
import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { useMoment } from '#client/motion/use-moment.ts';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { about, checks, statistics } from '#shared/content/home.ts';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  const { heading, statement } = about;
  const [CheckField, setCheckField] = useState<ComponentType<{ label: string; submit: string }>>();
  const checksBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    whenIdle()
      .then(() => fetchPart('check-field', () => import('./check-field')))
      .then(
        (module) => {
          // The link that it replaces must not lose the focus.
          if (checksBox.current?.contains(document.activeElement)) return;
          setCheckField(() => module.CheckField);
        },
        () => {},
      );
  }, []);

  return (
    <Section
      id="about"
      ground="bone"
      words={{ heading, lead: statement }}
      variant="book"
      opening={<FourBooks />}
    >
      <div id="statistics" className="book__figures">
        <h3>{statistics.heading}</h3>
        <p>{statistics.scope}</p>
        <FigureStrip figures={statistics.figures} />
        <Actions ids={statistics.actions} />
      </div>
      <div className="book__checks" ref={checksBox}>
        <h3>{checks.heading}</h3>
        <dl>
          {checks.rows.map(({ name, claim, proof, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{claim}</dd>
              {CheckField && link.to === checks.field.whole.to ? (
                <dd className="book__field">
                  <CheckField label={proof} submit={link.label} />
                </dd>
              ) : (
                <>
                  <dd>{proof}</dd>
                  <dd>
                    <SiteLink to={link.to}>{link.label}</SiteLink>
                  </dd>
                </>
              )}
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** On wide screens with motion, scrolling winds the books' lines into a coin. */
function FourBooks() {
  const books = useRef<HTMLUListElement>(null);
  useMoment(books, loadWinding);
  return (
    <>
      <div className="book__text">
        <p>{about.lead}</p>
        <Actions ids={about.actions} variant="row" />
      </div>
      <img
        className="book__coin"
        src="/images/coin.svg"
        alt=""
        width={568}
        height={568}
        loading="lazy"
      />
      <ul className="four-books" aria-label={about.booksLabel} ref={books}>
        {about.books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
    </>
  );
}

const loadWinding = async () =>
  (await fetchPart('wind-books', () => import('./four-books/wind-books'))).windBooks;
