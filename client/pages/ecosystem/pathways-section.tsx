import { Actions } from '#client/components/action.tsx';
import { Icon } from '#client/components/icon.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { useContactDelivery } from '#client/components/use-contact-delivery.ts';
import { deliveryWords } from '#shared/content/delivery-words.ts';
import { pathways } from '#shared/content/ecosystem.ts';

/** A map of four lines with four stations each, which end in one block. Only the first stations are open. */
export function PathwaysSection() {
  const delivery = useContactDelivery();
  const lead = `${pathways.lead} ${deliveryWords[delivery.by]}`;
  return (
    <Section id="pathways" ground="ink" words={{ ...pathways, lead }} variant="pathways">
      <div className="pathways">
        <Junction />
        <ul className="pathways__lines placed">
          {pathways.paths.map((path) => (
            <PathwayLine key={path.title} {...path} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PathwayLine({ icon, title, description, cta, steps }: (typeof pathways.paths)[number]) {
  return (
    <li className="pathways__path">
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <p>
        <MarkedWords text={description} />
      </p>
      <Actions ids={[cta]} variant="secondary" />
      <ol className="pathways__steps">
        {steps.map((step) => (
          <li key={String(step)}>
            <MarkedWords text={step} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Where the lines meet. It stretches to their height. */
function Junction() {
  const lines = pathways.paths.length;
  const middle = (100 * (lines - 1)) / 2;
  const curves = Array.from(
    { length: lines },
    (_, line) => `M0 ${line * 100}C90 ${line * 100} 60 ${middle} 150 ${middle}h2000`,
  );
  return (
    <svg
      className="pathways__junction"
      viewBox={`0 0 150 ${lines * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {curves.map((curve) => (
        <path key={curve} d={curve} />
      ))}
      <path className="pathways__block" d={`M150 ${middle}h.01`} />
    </svg>
  );
}
