import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { loadingOf } from '#client/components/first-view.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import { hero } from '#shared/content/lab.ts';

const loadFollowing = async () =>
  (await fetchPart('follow-pointer', () => import('./follow-pointer'))).followPointer;

/** A microscope beside its enlarged view; the cross hairs follow the pointer a little. */
export function LabPlate() {
  const plate = useRef<HTMLDivElement>(null);
  useMoment(plate, loadFollowing);
  return (
    <div ref={plate} className="lab-plate screen-only">
      <picture>
        <source media="(max-width: 720px)" srcSet="/images/lab-microscope-small.svg" />
        <img
          className="lab-plate__microscope"
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
      <span className="lab-plate__view lab-plate__cover spread-in" />
      <img
        className="lab-plate__view lab-plate__reticle"
        src="/images/lab-reticle.svg"
        alt=""
        width={564}
        height={564}
      />
    </div>
  );
}
