import { ecosystemFaq } from '../../../shared/content/ecosystem';
import { Actions } from '../../components/action';
import { Faq } from '../../components/faq';
import { Section } from '../../components/section';

export function FaqSection() {
  return (
    <Section id="faq" ground="bone" heading={ecosystemFaq.heading} variant="ecosystem-faq">
      <Faq entries={ecosystemFaq.entries} />
      <Actions ids={ecosystemFaq.actions} variant="text" />
    </Section>
  );
}
