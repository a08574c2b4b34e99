import '#client/common-chunk.ts';
import { propertiesOf } from '#client/browser/properties-of.ts';
import { drawLive } from '#client/motion/draw-live.ts';
import { colorAt, mixed, rgb } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { ledgerRings, nearness, ringPrint, ringRadius } from '#shared/drawing/ledger-rings.ts';

/** Time for which the wave stays at a chosen seat. */
const VOTE_SECONDS = 4;
/** Sectors per turn; each has one colour and one line width. */
const SECTORS = 72;
/** Straight strokes per sector: enough to look round. */
const STROKES = 6;
const angles = Float64Array.from(
  { length: SECTORS * STROKES + 1 },
  (_, place) => (place * TURN) / (SECTORS * STROKES),
);
const { width, height, count, seconds, start } = ledgerRings;
/** Extra strength of the wave at a seat that votes. */
const VOTED = 0.4;

/** Moves the wave around the ring once, then only to a chosen seat, where it shows the vote. */
export function turnRings(box: HTMLElement, giveUp: () => void): () => void {
  const ballot = box.closest('.ballot') as HTMLElement;
  const ink = propertiesOf(ballot);
  const iris = [
    [0, ink('--color-positive')],
    [0.48, ink('--color-accent')],
  ] as const;
  const live = rgb(ink('--color-live'));
  const choices = [...ballot.querySelectorAll('.seat__choice')];
  let vote = 0;
  let seat = -1;
  let left = 0;
  let turned = 0;
  ballot.addEventListener('change', choose);
  const end = drawLive(box, { start, width, height, control: ballot, draw }, giveUp);

  return () => {
    end();
    ballot.removeEventListener('change', choose);
  };

  function draw(context: CanvasRenderingContext2D, round: number, elapsed: number, share: number) {
    left -= elapsed;
    vote += (Number(left > 0) - vote) * (1 - Math.exp(-5 * elapsed));
    paint(context, TURN * round, SECTORS * share);
    if (left <= 0) {
      // Slows down towards the end of its turn; a vote fades first.
      const step = (elapsed / seconds) * Math.min(1, 0.05 + 8 * Math.max(0, 1 - turned));
      turned += step;
      return turned > 1 && vote < 0.01 ? round : round + step;
    }
    // The shorter way; the clip's angles start at three o'clock.
    const way = seat / choices.length - 0.25 - round;
    return round + (way - Math.round(way)) * (1 - Math.exp(-6 * elapsed));
  }

  function choose({ target }: Event) {
    seat = choices.indexOf(target as Element);
    left = VOTE_SECONDS;
  }

  function paint(context: CanvasRenderingContext2D, wave: number, sectors: number) {
    // A vote narrows the wave at its seat.
    const nears = angles.map((angle) => nearness(angle, wave) ** (1 + 4 * vote));
    context.translate(width / 2, height / 2);
    for (let sector = 0; sector < sectors; sector += 1) {
      context.beginPath();
      for (let circle = 0; circle < count; circle += 1) addArc(context, circle, sector, nears);
      const near = nears[(sector + 0.5) * STROKES] as number;
      const { tint, strength, width } = ringPrint(near);
      const [red, green, blue] = mixed(colorAt(iris, tint), live, vote * near);
      context.strokeStyle = `rgb(${red} ${green} ${blue} / ${strength + VOTED * vote * near})`;
      context.lineWidth = width;
      context.stroke();
    }
  }
}

/** A circle's part within a sector. */
function addArc(
  context: CanvasRenderingContext2D,
  circle: number,
  sector: number,
  nears: Float64Array,
): void {
  const from = sector * STROKES;
  for (let place = from; place <= from + STROKES; place += 1) {
    const angle = angles[place] as number;
    const radius = ringRadius(circle, angle, nears[place] as number);
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    if (place === from) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}
