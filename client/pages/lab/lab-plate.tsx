import { loadingOf } from '#client/components/first-view.ts';
import { hero } from '#shared/content/lab.ts';

const view = '/images/lab-view.svg';

/** A microscope beside its enlarged view. */
export function LabPlate() {
  return (
    <div className="lab-plate slots-open screen-only">
      <picture className="lab-plate__microscope">
        <source media="(max-width: 720px)" srcSet="/images/lab-microscope-small.svg" />
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
        src={view}
        alt=""
        width={564}
        height={564}
        {...loadingOf(true)}
      />
      <OpeningView />
      <img
        className="lab-plate__view lab-plate__reticle"
        src="/images/lab-reticle.svg"
        alt=""
        width={564}
        height={564}
        {...loadingOf(true)}
      />
    </div>
  );
}

/** Lines of a rope, one on the other: a ground, and three strands as a wide line with a gap for the middle one. */
const widths = [13, 8.1, 5.5, 3];

/** As the page opens: the lines of the view, which run in, swell to ropes, and cross over and under each other. */
function OpeningView() {
  return (
    <svg
      className="lab-plate__view lab-plate__opening"
      viewBox="-282 -282 564 564"
      aria-hidden="true"
    >
      <linearGradient
        id="lab-iris"
        gradientUnits="userSpaceOnUse"
        x1="-200"
        y1="-200"
        x2="210"
        y2="220"
      >
        <stop />
        <stop offset="0.55" />
        <stop offset="1" />
      </linearGradient>
      <clipPath id="lab-round">
        <circle r="251" />
      </clipPath>
      <circle r="258" />
      <g className="lab-plate__ropes">
        <use href={`${view}#paper`} />
        {['outer', 'outer-tops', 'inner', 'inner-tops'].map((lines) => (
          <g key={lines} className="placed">
            {widths.map((width) => (
              <use key={width} href={`${view}#${lines}`} strokeWidth={width} />
            ))}
          </g>
        ))}
      </g>
      <use href={`${view}#rim`} />
      <use href={`${view}#ticks`} />
      <use href={`${view}#point`} />
    </svg>
  );
}
