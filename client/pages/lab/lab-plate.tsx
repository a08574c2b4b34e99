import { loadingOf } from '#client/components/first-view.ts';
import { hero } from '#shared/content/lab.ts';

/** A microscope beside its enlarged view. */
export function LabPlate() {
  return (
    <div className="lab-plate screen-only">
      <picture className="lab-plate__microscope slots-open">
        <source media="(max-width: 700px)" srcSet="/images/lab-microscope-small.svg" />
        <img
          src="/images/lab-microscope.svg"
          alt={hero.pictureAlt}
          width={580}
          height={900}
          {...loadingOf(true)}
        />
      </picture>
      <img
        className="lab-plate__view"
        src="/images/lab-view.svg"
        alt=""
        width={564}
        height={564}
        {...loadingOf(true)}
      />
    </div>
  );
}
