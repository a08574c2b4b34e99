import { type ReactNode, useRef } from 'react';
import { useReveal } from '#client/motion/use-reveal.ts';
import type { Words } from '#shared/figures/words.ts';
import { ConstantPart } from './constant-part';
import { MarkedWords } from './marked-figure';

type Ground = 'ink' | 'ink-raised' | 'bone' | 'bone-deep';

interface SectionProps {
  /** Anchor of the section; its heading is named after it. */
  id: string;
  ground: Ground;
  heading: string;
  lead?: Words;
  /** Name of a layout in the page's style sheet. */
  variant?: string;
  /** What stands with the heading, in a block of its own that a layout may hold while it is scrolled. */
  opening?: ReactNode;
  children?: ReactNode;
}

/** A band of a page on one ground, with its heading. */
export function Section(props: SectionProps) {
  const { id, ground, heading, lead, variant, opening, children } = props;
  const headingId = `${id}-heading`;
  const section = useRef<HTMLElement>(null);
  useReveal(section);
  const head = (
    <div className="section__head">
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {lead && (
        <p className="lead">
          <MarkedWords text={lead} />
        </p>
      )}
      {opening}
    </div>
  );
  return (
    <ConstantPart
      as="section"
      ref={section}
      id={id}
      className="section"
      data-ground={ground}
      data-variant={variant}
      aria-labelledby={headingId}
    >
      <div className="container section__body">
        {opening ? <div className="section__opening">{head}</div> : head}
        {children}
      </div>
    </ConstantPart>
  );
}
