import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { useMoment } from '#client/motion/use-moment.ts';
import { about } from '#shared/content/home.ts';
import { useIdlePart } from './use-idle-part';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  const { heading, statement } = about;
  // The link that it replaces must not lose the focus.
  const FieldChecks = useIdlePart(
    loadFieldChecks,
    () => !document.activeElement?.closest('.book__checks'),
  );
  return (
    <Section
      id="about"
      ground="bone"
      words={{ heading, lead: statement }}
      variant="book"
      opening={<FourBooks />}
    >
      <ServedPart id="statistics" name="statistics" className="book__figures" />
      {FieldChecks ? (
        <div className="book__checks">
          <FieldChecks />
        </div>
      ) : (
        <ServedPart name="checks" className="book__checks" />
      )}
    </Section>
  );
}

/** On wide screens with motion, scrolling winds the books' lines into a coin. */
function FourBooks() {
  const books = useRef<HTMLUListElement>(null);
  useMoment(books, loadWinding);
  return (
    <>
      <ServedPart name="book-text" className="book__text" />
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
const loadFieldChecks = async () =>
  (await fetchPart('check-field', () => import('./check-field'))).FieldChecks;
