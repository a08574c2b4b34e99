/** Largest offset of the cross hairs, px. */
const reach = 12;

/** Lets the cross hairs follow the mouse over the hero, or the scroll without one; returns a function that stops it. */
export function followPointer(plate: HTMLElement): () => void {
  const band = plate.closest('section') ?? plate;
  const reticle = plate.querySelector<HTMLElement>('.lab-plate__reticle');
  const place = (x: number, y: number) => {
    if (reticle) reticle.style.translate = `${x}px ${y}px`;
  };
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = band.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => (2 * (at - from)) / size - 1;
    place(reach * share(clientX, left, width), reach * share(clientY, top, height));
  };
  const drift = () => {
    if (matchMedia('(hover: none)').matches) place(0, reach * Math.min(1, scrollY / innerHeight));
  };
  const rest = () => place(0, 0);
  band.addEventListener('pointermove', follow);
  band.addEventListener('pointerleave', rest);
  addEventListener('scroll', drift, { passive: true });
  return () => {
    band.removeEventListener('pointermove', follow);
    band.removeEventListener('pointerleave', rest);
    removeEventListener('scroll', drift);
    rest();
  };
}
