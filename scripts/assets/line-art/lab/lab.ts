import { writeImage } from '../../drawing/svg-document';
import { knot } from './knot';
import { lensView } from './lens-view';
import { microscope } from './microscope';

/** The lab's plate: a microscope, with fewer strokes at small sizes, its view, and a close-up. */
export async function drawLab(): Promise<void> {
  await writeImage('lab-microscope', microscope(5));
  await writeImage('lab-microscope-small', microscope(8));
  await writeImage('lab-view', lensView());
  await writeImage('lab-knot', knot());
}
