import { Section } from '#client/components/section.tsx';
import { benefits } from '#shared/content/career.ts';

export function BenefitsSection() {
  return (
    <Section
      id="benefits"
      ground="bone-deep"
      heading={benefits.heading}
      lead={benefits.lead}
      variant="benefits"
    >
      <ul className="benefits">
        {benefits.categories.map((category) => (
          <li key={category.title} className="benefits__category">
            <h3 className="benefits__title">{category.title}</h3>
            <ul className="benefits__items">
              {category.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
