import { writeImage } from '../../drawing/svg-document';
import { knot } from './knot';
import { lensView } from './lens-view';
import { microscope } from './microscope';

/** The plate of the lab: a microscope, with fewer strokes where it is small, and what it sees, also from nearer. */
export async function drawLab(): Promise<void> {
  await writeImage('lab-microscope', microscope(5));
  await writeImage('lab-microscope-small', microscope(8));
  await writeImage('lab-view', lensView());
  await writeImage('lab-knot', knot());
}
