import { Actions } from '#client/components/action.tsx';
import { Faq } from '#client/components/faq.tsx';
import { Section } from '#client/components/section.tsx';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';

/** Two lists, so that opening an answer moves nothing in the other column. */
export function FaqSection() {
  const { actions, entries } = ecosystemFaq;
  const half = Math.ceil(entries.length / 2);
  return (
    <Section id="faq" ground="bone" words={ecosystemFaq} variant="questions">
      <Faq entries={entries.slice(0, half)} />
      <Faq entries={entries.slice(half)} />
      <Actions ids={actions} variant="text" />
    </Section>
  );
}
