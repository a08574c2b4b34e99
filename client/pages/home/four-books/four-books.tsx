import { useEffect, useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { savesData } from '#client/browser/saves-data.ts';
import { ServedPart } from '#client/components/served-part.tsx';
import { isMotionPaused, subscribeToMotion } from '#client/motion/motion-preference.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import { about } from '#shared/content/home.ts';

/** With motion, scrolling winds the books' lines into a coin. */
export function FourBooks() {
  const books = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current = books.current?.closest('section') ?? null;
    layOpen(section.current);
    return subscribeToMotion(() => {
      // A pause keeps a stage that is in view, or the page would jump.
      const top = section.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight) layOpen(section.current);
    });
  }, []);
  // Loaded early. It observes the section, because its content may be skipped.
  useMoment(section, loadWinding, '200%');
  return (
    <>
      <p className="lead">{about.statement}</p>
      <ServedPart name="book-text" className="book-text" />
      <ul className="four-books" aria-label={about.booksLabel} ref={books}>
        {about.books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
      <div className="four-books__coin" aria-hidden="true" />
    </>
  );
}

/** Without motion the served drawing is shown. */
function layOpen(section: HTMLElement | null): void {
  section?.toggleAttribute('data-still', isMotionPaused() || savesData());
}

const loadWinding = async () =>
  (await fetchPart('wind-books', () => import('./wind-books'))).windBooks;
