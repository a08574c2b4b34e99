import { Actions } from '#client/components/action.tsx';
import { Faq } from '#client/components/faq.tsx';
import { Section } from '#client/components/section.tsx';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';

export function FaqSection() {
  return (
    <Section id="faq" ground="bone" heading={ecosystemFaq.heading} variant="ecosystem-faq">
      <Faq entries={ecosystemFaq.entries} />
      <Actions ids={ecosystemFaq.actions} variant="text" />
    </Section>
  );
}
