import { type ReactNode, useRef } from 'react';
import { type Moment, useMoment } from '#client/motion/use-moment.ts';
import type { Words } from '#shared/figures/words.ts';
import type { AnchorOf, PageId } from '#shared/pages.ts';
import { ConstantPart } from './constant-part';
import { MarkedWords } from './marked-figure';
import { ServedPart } from './served-part';
import { Unbroken } from './unbroken';

type Ground = 'ink' | 'ink-raised' | 'bone' | 'bone-deep';

/** Layouts in the pages' style sheets. Most are named after their section. */
type SectionLayout =
  | AnchorOf<PageId>
  | 'book'
  | 'exchange'
  | 'front-page'
  | 'invitation'
  | 'questions'
  | `system-${'left' | 'right' | 'wide'}`
  | 'technology-overall'
  | 'whitepaper-topics'
  | 'your-tokens';

interface SectionShellProps {
  /** Anchor of the section; the id of its heading is derived from it. */
  id: string;
  ground: Ground;
  variant?: SectionLayout | undefined;
  loadMoment?: () => Promise<Moment>;
}

interface SectionBodyProps {
  id: string;
  words: { heading: string; lead?: Words };
  /** Content beside the heading, in a block that a layout can make sticky. */
  opening?: ReactNode;
  children?: ReactNode;
}

/** A section of a page on one background, with its heading. */
export function Section({ ground, variant, ...body }: SectionShellProps & SectionBodyProps) {
  return (
    <SectionShell id={body.id} ground={ground} variant={variant}>
      <div className="container section__body">
        <SectionBody {...body} />
      </div>
    </SectionShell>
  );
}

/** A section whose content is the served part with the section’s id as its name. */
export function ServedSection(shell: SectionShellProps) {
  return (
    <SectionShell {...shell}>
      <ServedPart name={shell.id} className="container section__body" />
    </SectionShell>
  );
}

/** The content of a section, with its heading. */
export function SectionBody({ id, words, opening, children }: SectionBodyProps) {
  const { heading, lead } = words;
  const head = (
    <div className="section__head">
      <h2 id={headingOf(id)} tabIndex={-1}>
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
    <>
      {opening ? <div className="section__opening">{head}</div> : head}
      {children}
    </>
  );
}

function SectionShell({
  id,
  ground,
  variant,
  loadMoment,
  children,
}: SectionShellProps & { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useMoment(section, loadMoment);
  return (
    <ConstantPart
      as="section"
      ref={section}
      id={id}
      className="section"
      data-ground={ground}
      data-variant={variant}
      aria-labelledby={headingOf(id)}
    >
      {children}
    </ConstantPart>
  );
}

/** Id of a section’s heading. */
export function headingOf(section: string): string {
  return `${section}-heading`;
}
