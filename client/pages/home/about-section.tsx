import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { about } from '#shared/content/home.ts';
import { FourBooks } from './four-books/four-books';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  return (
    <Section id="about" ground="bone" words={about} variant="book" opening={<FourBooks />}>
      <ServedPart id="statistics" name="statistics" className="book-figures" />
      <ServedPart id="checks" name="checks" className="book-checks" />
    </Section>
  );
}
