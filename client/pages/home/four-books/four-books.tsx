import { useEffect, useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { ServedPart } from '#client/components/served-part.tsx';
import { isMotionPaused } from '#client/motion/motion-preference.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import { about } from '#shared/content/home.ts';

/** With motion, scrolling winds the books' lines into a coin. */
export function FourBooks() {
  const books = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A later pause keeps the stage, or the page would jump.
    if (isMotionPaused()) books.current?.closest('section')?.setAttribute('data-still', '');
  }, []);
  // Its still should not be seen to go.
  useMoment(books, loadWinding, '200%');
  return (
    <>
      <p className="lead">
        {about.statement} <span className="four-books__sum">{about.sum}</span>
      </p>
      <ServedPart name="book-text" className="book-text" />
      <img
        className="four-books__coin"
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
  (await fetchPart('wind-books', () => import('./wind-books'))).windBooks;
