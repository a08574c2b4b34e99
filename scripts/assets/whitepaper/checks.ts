import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { caption, type Drawing, type Form } from './drawing';

const names = ['Identity', 'Conditions', 'Units'];
/** Line weight after each number of checks. */
const weights = [0.6, 1.3, 2.2, 3.4];
/** Checks that each transfer passes, top to bottom. */
const passed = [3, 0, 3, 1, 3, 2, 0, 3, 1];

/** The narrow form has no room for all words above the lines. */
const forms = {
  wide: { width: 464, gates: [128, 234, 340], pitch: 11.5, top: 30, ends: 'above' },
  narrow: { width: 340, gates: [84, 176, 264], pitch: 14, top: 38, ends: 'below' },
} as const;

/** Transfers that gain weight with every check, and end where they fail. */
export function drawChecks(form: Form): Drawing {
  const { width, gates, pitch, top, ends } = forms[form];
  const lines = weights.map((weight, stage) => {
    const from = gates[stage - 1] ?? 0;
    const to = gates[stage] ?? width;
    const rows = passed.map((checks, row) => {
      const end = checks === stage && stage < 3 ? to - 8 : to;
      return checks < stage ? '' : `M${from} ${top + row * pitch}H${end}`;
    });
    return `<path fill="none" stroke="${palette.plateInk}" stroke-width="${weight}" d="${rows.join('')}"/>`;
  });
  const refusals = passed
    .map((checks, row) => ({ gate: gates[checks], y: top + row * pitch }))
    .map(({ gate, y }) => (gate ? `M${gate - 8} ${y - 4}v8` : ''));
  const bottom = top + (passed.length - 1) * pitch + 10;
  const posts = gates.map(
    (x) => `M${x - 1.7} ${top - 10}V${bottom}M${x + 1.7} ${top - 10}V${bottom}`,
  );
  const endsY = ends === 'above' ? 12 : bottom + 20;
  return {
    width,
    height: ends === 'above' ? bottom + 4 : bottom + 26,
    body: [
      ...lines,
      `<path ${stroke(palette.verdigrisDark, 0.9)} d="${posts.join('')}"/>`,
      `<path fill="none" stroke="${palette.vermilionDark}" stroke-width="2" d="${refusals.join('')}"/>`,
      ...names.map((name, index) => caption(name, gates[index] ?? 0, top - 18, 'middle')),
      caption('Submitted', 0, endsY),
      caption('Settled', width, endsY, 'end'),
    ].join(''),
  };
}
