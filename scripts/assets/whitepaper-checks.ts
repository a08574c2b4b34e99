import { palette } from './palette';
import { stroke } from './svg-document';
import { caption, type Drawing } from './whitepaper-drawing';

const gates = [
  { name: 'Identity', x: 128 },
  { name: 'Conditions', x: 234 },
  { name: 'Units', x: 340 },
];
/** Weight of a line after so many checks. */
const weights = [0.6, 1.3, 2.2, 3.4];
/** Checks that each transfer passes, from the top. */
const passed = [3, 0, 3, 1, 3, 2, 0, 3, 1];
const pitch = 11.5;
const top = 30;

/** Transfers that gain weight with every check, and end where they fail. */
export function drawChecks(): Drawing {
  const lines = weights.map((weight, stage) => {
    const from = gates[stage - 1]?.x ?? 0;
    const to = gates[stage]?.x ?? 464;
    const rows = passed
      .map((checks, row) => ({ checks, y: top + row * pitch }))
      .filter(({ checks }) => checks >= stage)
      .map(({ checks, y }) => `M${from} ${y}H${checks === stage && stage < 3 ? to - 8 : to}`);
    return `<path fill="none" stroke="${palette.plateInk}" stroke-width="${weight}" d="${rows.join('')}"/>`;
  });
  const refusals = passed
    .map((checks, row) => ({ gate: gates[checks], y: top + row * pitch }))
    .map(({ gate, y }) => (gate ? `M${gate.x - 8} ${y - 4}v8` : ''));
  const bottom = top + (passed.length - 1) * pitch + 10;
  const posts = gates.map(
    ({ x }) => `M${x - 1.7} ${top - 10}V${bottom}M${x + 1.7} ${top - 10}V${bottom}`,
  );
  return {
    width: 464,
    height: bottom + 4,
    body: [
      ...lines,
      `<path ${stroke(palette.verdigrisDark, 0.9)} d="${posts.join('')}"/>`,
      `<path fill="none" stroke="${palette.vermilionDark}" stroke-width="2" d="${refusals.join('')}"/>`,
      ...gates.map(({ name, x }) => caption(name, x, 12, 'middle')),
      caption('Submitted', 0, 12),
      caption('Settled', 464, 12, 'end'),
    ].join(''),
  };
}
