import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { whenIdle } from '#client/browser/when-idle.ts';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { about } from '#shared/content/home.ts';
import { FourBooks } from './four-books';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  const [FieldChecks, setFieldChecks] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      await whenIdle();
      const part = await fetchPart('check-field', () => import('../checks/check-field'));
      // The link that it replaces must not lose the focus.
      if (!document.activeElement?.closest('.book-checks')) setFieldChecks(() => part.FieldChecks);
    };
    show().catch(() => {});
  }, []);
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
