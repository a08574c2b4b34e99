import { fetchPart } from '#client/browser/fetch-part.ts';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { about } from '#shared/content/home.ts';
import { FourBooks } from './four-books/four-books';
import { useIdlePart } from './use-idle-part';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  // The link that it replaces must not lose the focus.
  const FieldChecks = useIdlePart(
    loadFieldChecks,
    () => !document.activeElement?.closest('.book-checks'),
  );
  return (
    <Section id="about" ground="bone" words={about} variant="book" opening={<FourBooks />}>
      <ServedPart id="statistics" name="statistics" className="book-figures" />
      {FieldChecks ? (
        <div id="checks" className="book-checks">
          <FieldChecks />
        </div>
      ) : (
        <ServedPart id="checks" name="checks" className="book-checks" />
      )}
    </Section>
  );
}

const loadFieldChecks = async () =>
  (await fetchPart('check-field', () => import('./check-field'))).FieldChecks;
