import { foundation } from '../../../shared/content/lab';
import { Actions } from '../../components/action';
import { Section } from '../../components/section';

/** One coupon with three stubs, torn along the same perforations as the roadmap. */
export function FoundationSection() {
  return (
    <Section
      id="foundation"
      ground="ink-raised"
      heading={foundation.heading}
      lead={foundation.lead}
      variant="foundation"
    >
      <ul className="stubs" data-ground="bone">
        {foundation.programmes.map((programme) => (
          <li key={programme.title} className="stubs__stub">
            <h3 className="stubs__title">{programme.title}</h3>
            <p className="stubs__description">{programme.description}</p>
          </li>
        ))}
      </ul>
      <Actions ids={foundation.actions} />
    </Section>
  );
}
