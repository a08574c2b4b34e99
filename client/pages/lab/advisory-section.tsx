import { Section } from '#client/components/section.tsx';
import { advisory } from '#shared/content/lab.ts';

export function AdvisorySection() {
  return (
    <Section id="advisory" ground="bone" words={advisory} variant="advisory">
      <ul className="advisory ruled">
        {advisory.areas.map((area) => (
          <li key={area.title} className="advisory__area">
            <h3 className="advisory__title">{area.title}</h3>
            <p className="advisory__description">{area.description}</p>
            <p className="advisory__result">
              <span className="visually-hidden">{advisory.resultLabel}</span> {area.result}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
