import type { ReactNode } from 'react';
import type { PageId } from '#shared/pages.ts';
import { ConstantPart } from './constant-part';
import { preloadFirstView } from './first-view';
import { MotionSwitch } from './motion-switch';
import { Unbroken } from './unbroken';

interface PageHeroProps {
  words: { heading: string; lead?: string };
  /** Replaces the plain heading. */
  headingContent?: ReactNode;
  /** The page whose style sheet has the layout. */
  variant?: PageId;
  /** Image or video behind the text. */
  background?: ReactNode;
  /** Whether it has moving parts, and so needs the pause button in its corner. */
  moves?: boolean;
  children?: ReactNode;
}

/** The hero of an inner page, with its only h1. */
export function PageHero({
  words: { heading, lead },
  headingContent,
  variant,
  background,
  moves = false,
  children,
}: PageHeroProps) {
  preloadFirstView('/images/ink-edge.svg');
  return (
    <section
      className="page-hero"
      data-ground="ink"
      data-variant={variant}
      aria-labelledby="page-title"
    >
      {background}
      <ConstantPart as="div" id="page-hero-body" className="container page-hero__body">
        <h1 id="page-title" tabIndex={-1}>
          {headingContent ?? heading}
        </h1>
        {lead && (
          <p className="lead">
            <Unbroken text={lead} />
          </p>
        )}
        {moves && <MotionSwitch variant="compact" />}
        {children}
      </ConstantPart>
    </section>
  );
}
