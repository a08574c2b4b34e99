import { type ReactNode, useRef } from 'react';
import { useReveal } from '#client/motion/use-reveal.ts';
import type { Words } from '#shared/figures/words.ts';
import { ConstantPart } from './constant-part';
import { MarkedWords } from './marked-figure';
import { Unbroken } from './unbroken';

type Ground = 'ink' | 'ink-raised' | 'bone' | 'bone-deep';

interface SectionProps {
  /** Anchor of the section; the id of its heading is derived from it. */
  id: string;
  ground: Ground;
  words: { heading: string; lead?: Words };
  /** A layout in the page's style sheet. */
  variant?: string;
  /** Content beside the heading, in a block that a layout can make sticky. */
  opening?: ReactNode;
  children?: ReactNode;
}

/** A section of a page on one background, with its heading. */
export function Section(props: SectionProps) {
  const { id, ground, variant, opening, children } = props;
  const { heading, lead } = props.words;
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
          {typeof lead === 'string' ? <Unbroken text={lead} /> : <MarkedWords text={lead} />}
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
