import { Actions } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { foundation } from '#shared/content/lab.ts';

/** A coupon with three stubs, perforated like the roadmap's. */
export function FoundationSection() {
  return (
    <ConstantPart
      as="section"
      id="foundation"
      className="section"
      data-ground="ink"
      data-variant="foundation"
      aria-labelledby="foundation-heading"
    >
      <div className="container">
        <div className="foundation" data-ground="bone">
          <div className="foundation__body ticket">
            <h2 id="foundation-heading" tabIndex={-1}>
              {foundation.heading}
            </h2>
            <p className="lead">{foundation.lead}</p>
            <Actions ids={foundation.actions} />
          </div>
          <ul className="foundation__stubs">
            {Object.entries(foundation.programs).map(([title, description], index) => (
              <li key={title} className="foundation__stub ticket">
                <h3>{title}</h3>
                <img
                  className="inked-in-view"
                  src={`/images/seal-program-${index + 1}.svg`}
                  alt=""
                  width={80}
                  height={80}
                  loading="lazy"
                />
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ConstantPart>
  );
}
