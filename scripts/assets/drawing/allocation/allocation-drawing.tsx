import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { compactNumber } from '#shared/figures/format.ts';
import { type LabelPlace, nameLeading, nameLift, placeLabels } from './allocation-labels';
import { chart, short } from './allocation-measures';
import { allocationSlices } from './allocation-slices';

interface AllocationDrawingProps {
  rows: readonly AllocationRow[];
  supply: number;
}

/** The engraved ring with its leaders, as the whitepaper prints it. */
export function AllocationDrawing({ rows, supply }: AllocationDrawingProps) {
  const { width, height, totalSize, captionSize } = chart;
  const slices = allocationSlices(rows, chart);
  const labels = placeLabels(
    rows.map((row) => row.label),
    slices.map(({ from, to }) => (from + to) / 2),
  );
  return (
    <svg
      className="allocation-drawing"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rows.map((row, index) => {
        const [slice, label] = [slices[index], labels[index]];
        return (
          slice &&
          label && (
            <g key={row.id} className="allocation-drawing__slice" data-chart-color={row.color}>
              <path className="allocation-drawing__outline" d={slice.outline} />
              {slice.lines.map((line) => (
                <path key={line.width} strokeWidth={line.width} d={line.d} />
              ))}
              <path className="allocation-drawing__rim" d={slice.rim} />
              <Label label={label} share={`${row.share.toFixed(1)}%`} />
            </g>
          )
        );
      })}
      <text className="allocation-drawing__total" fontSize={totalSize} y={short(totalSize * 0.16)}>
        {compactNumber(supply)}
      </text>
      <text
        className="allocation-drawing__caption"
        fontSize={captionSize}
        y={short(totalSize * 0.16 + captionSize * 1.75)}
      >
        total supply
      </text>
    </svg>
  );
}

interface LabelProps {
  label: LabelPlace;
  share: string;
}

function Label({ label, share }: LabelProps) {
  const { width, nameSize, valueSize } = chart;
  const edge = (label.side * width) / 2;
  const towardsEdge = label.side < 0 ? 'start' : 'end';
  return (
    <g className="allocation-drawing__label">
      <path className="allocation-drawing__leader" d={label.leader} />
      <circle cx={short(label.dot.x)} cy={short(label.dot.y)} r={3.5} />
      {label.name.toReversed().map((line, above) => (
        <text
          key={line}
          className="allocation-drawing__name"
          x={edge}
          y={short(label.y - nameLift - above * nameSize * nameLeading)}
          fontSize={nameSize}
          textAnchor={towardsEdge}
        >
          {line}
        </text>
      ))}
      <text
        className="allocation-drawing__value"
        x={edge}
        y={short(label.y + valueSize)}
        fontSize={valueSize}
        textAnchor={towardsEdge}
      >
        {share}
      </text>
    </g>
  );
}
