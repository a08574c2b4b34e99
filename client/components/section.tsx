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
  children?: ReactNode;
}

/** A band of a page on one ground, with its heading. */
export function Section({ id, ground, heading, lead, variant, children }: SectionProps) {
  const headingId = `${id}-heading`;
  const section = useRef<HTMLElement>(null);
  useReveal(section);
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
        <div className="section__head">
          <h2 id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          {lead && (
            <p className="lead">
              <MarkedWords text={lead} />
            </p>
          )}
        </div>
        {children}
      </div>
    </ConstantPart>
  );
}
