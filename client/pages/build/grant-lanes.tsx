/** As many lines for each row, from the foot of the sum down the right margin; the first row's lanes are the innermost. */
const lanes = { width: 48, edge: 6.5, pitch: 4, perRow: 3, radius: 10, length: 6000 } as const;

interface LanesFromSumProps {
  rows: number;
}

/** Out of the foot of the sum, at 0 px from above, and down into the margin. */
export function LanesFromSum({ rows }: LanesFromSumProps) {
  const count = rows * lanes.perRow;
  const lines = Array.from({ length: count }, (_, line) => {
    const [x, y] = [laneOf(line, count), -0.95 * line];
    return `M-3000 ${y}H-44C${x - 24} ${y} ${x} ${8 + y} ${x} 60V${lanes.length}`;
  });
  return <Lanes d={lines.join('')} />;
}

interface LanesOfRowProps extends LanesFromSumProps {
  row: number;
}

/** Out of the margin, and over a row to the page's edge. */
export function LanesOfRow({ row, rows }: LanesOfRowProps) {
  const lines = Array.from({ length: lanes.perRow }, (_, line) => {
    const x = laneOf(row * lanes.perRow + line, rows * lanes.perRow);
    const radius = lanes.radius + lanes.pitch * line;
    const y = lanes.pitch * line + 0.5;
    return `M-3000 ${y}H${x - radius}a${radius} ${radius} 0 0 0 ${radius} ${-radius}V${-lanes.length}`;
  });
  return <Lanes d={lines.join('')} />;
}

function laneOf(line: number, count: number): number {
  return lanes.width - lanes.edge - (count - 1 - line) * lanes.pitch;
}

interface LanesProps {
  d: string;
}

function Lanes({ d }: LanesProps) {
  return (
    <svg className="lanes screen-only" viewBox={`0 0 ${lanes.width} 16`} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
