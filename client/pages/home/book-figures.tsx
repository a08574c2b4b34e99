import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { statistics } from '#shared/content/home-parts.ts';

/** The figures on the right page of the account book. */
export function BookFigures() {
  return (
    <>
      <h3>{statistics.heading}</h3>
      <FigureStrip figures={statistics.figures} variant="book" />
      <Actions ids={statistics.actions} />
    </>
  );
}
