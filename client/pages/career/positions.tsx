import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Actions } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { useContactDelivery } from '#client/components/use-contact-delivery.ts';
import { decorate } from '#client/motion/decorate.ts';
import { generalApplication, positions } from '#shared/content/career.ts';
import { applyFor, jobLocation, jobs } from '#shared/content/jobs.ts';
import { StrandPicture } from './strand';
import { strandBeside } from './strands';

/** Each open position is a loose line of the braid; the general application is one more. */
export function Positions() {
  const delivery = useContactDelivery();
  const rows = useRef<HTMLDivElement>(null);
  useStrands(rows);
  return (
    <ConstantPart
      as="section"
      id="positions"
      className="positions container"
      aria-labelledby="positions-heading"
    >
      <div className="positions-head">
        <h2 id="positions-heading" className="positions-head__heading" tabIndex={-1}>
          {positions.heading}
        </h2>
        <p className="positions-head__lead">{positions.arrival[delivery.by]}</p>
      </div>
      <div ref={rows} className="positions__rows">
        <ul className="positions__list">
          {jobs.map((job, index) => (
            <li key={job.id} id={job.id} className="positions__item">
              <Row index={index}>
                <h3 className="positions__title">{job.title}</h3>
                <p className="positions__facts">
                  {job.department}&nbsp;· <span className="unbroken">{jobLocation}</span>&nbsp;·{' '}
                  {job.type}
                </p>
                <details className="requirements unfolding">
                  <summary>
                    <span className="requirements__label">
                      {positions.requirementsLabel}
                      <span className="visually-hidden">: {job.title}</span>
                    </span>
                  </summary>
                  <div className="requirements__text">
                    <p>{job.description}</p>
                    <ul>
                      {job.requirements.map((requirement) => (
                        <li key={requirement}>
                          <Unbroken text={requirement} />
                        </li>
                      ))}
                    </ul>
                  </div>
                </details>
                <Actions ids={[applyFor(job)]} variant="secondary" />
              </Row>
            </li>
          ))}
        </ul>
        <section
          id="general-application"
          className="positions__item"
          data-variant="general"
          aria-labelledby="general-application-heading"
        >
          <Row index={jobs.length}>
            <h3 id="general-application-heading" className="positions__title" tabIndex={-1}>
              {generalApplication.heading}
            </h3>
            <p className="positions__facts">{generalApplication.lead}</p>
            <Actions ids={generalApplication.actions} variant="secondary" />
          </Row>
        </section>
      </div>
    </ConstantPart>
  );
}

interface RowProps {
  index: number;
  children: ReactNode;
}

/** Text above its line. */
function Row({ index, children }: RowProps) {
  const strand = { index, count: jobs.length + 1 };
  return (
    <div className="positions__row">
      {children}
      {index === 0 && <div className="fine-braid screen-only" />}
      <StrandPicture course="beside" strand={strand} />
      <StrandPicture course="lane" strand={strand} />
    </div>
  );
}

/** Redraws the lines when rows are taller than in the served layout: opened, or with enlarged text. */
function useStrands(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    return decorate(() => {
      const sizes = new ResizeObserver(() => lay(element));
      sizes.observe(element);
      return () => sizes.disconnect();
    });
  }, [rows]);
}

function lay(rows: HTMLElement): void {
  const pictures = rows.querySelectorAll<SVGSVGElement>('.strand[data-course="beside"]');
  const top = rows.getBoundingClientRect().top;
  const bottoms = Array.from(pictures, (picture) => {
    const { y, width } = picture.getBoundingClientRect();
    return ((y - top) * picture.viewBox.baseVal.width) / width;
  });
  pictures.forEach((picture, index) => {
    const bottom = bottoms[index];
    // Hidden when there is no room beside the rows.
    if (!bottom || !Number.isFinite(bottom)) return;
    const path = strandBeside({ index, count: pictures.length }, bottom);
    picture.querySelector('path')?.setAttribute('d', path);
  });
}
