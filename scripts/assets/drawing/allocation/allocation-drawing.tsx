import type { AllocationRow } from '#shared/figures/allocation-table.ts';
import { compactNumber } from '#shared/figures/format.ts';
import { allocationGeometry, type SliceGeometry } from './allocation-geometry';
import { nameLeading, nameLift } from './allocation-labels';
import { drawings, short } from './allocation-measures';

interface AllocationDrawingProps {
  rows: readonly AllocationRow[];
  size: keyof typeof drawings;
  supply: number;
}

/** The engraved ring with its leaders, as the whitepaper prints it. */
export function AllocationDrawing({ rows, size, supply }: AllocationDrawingProps) {
  const drawing = drawings[size];
  const { width, height } = drawing;
  const slices = allocationGeometry(rows, drawing);
  return (
    <svg
      className="allocation-drawing"
      data-size={size}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rows.map((row, index) => {
        const slice = slices[index];
        return (
          slice && (
            <g key={row.id} className="allocation-drawing__slice" data-chart-color={row.color}>
              <Ring slice={slice} />
              <Label slice={slice} share={`${row.share.toFixed(1)}%`} size={size} />
            </g>
          )
        );
      })}
      <text
        className="allocation-drawing__total"
        fontSize={drawing.totalSize}
        y={short(drawing.totalSize * 0.16)}
      >
        {compactNumber(supply)}
      </text>
      <text
        className="allocation-drawing__caption"
        fontSize={drawing.captionSize}
        y={short(drawing.totalSize * 0.16 + drawing.captionSize * 1.75)}
      >
        total supply
      </text>
    </svg>
  );
}

interface RingProps {
  slice: SliceGeometry;
}

function Ring({ slice }: RingProps) {
  return (
    <>
      <path className="allocation-drawing__outline" d={slice.outline} />
      {slice.lines.map(({ width, d }) => (
        <path key={width} strokeWidth={width} d={d} />
      ))}
      <path className="allocation-drawing__rim" d={slice.rim} />
    </>
  );
}

interface LabelProps {
  slice: SliceGeometry;
  share: string;
  size: keyof typeof drawings;
}

function Label({ slice: { label }, share, size }: LabelProps) {
  const { width, nameSize, valueSize } = drawings[size];
  const edge = (label.side * width) / 2;
  const isBeside = 'valueEnd' in drawings[size];
  const towardsEdge = label.side < 0 ? 'start' : 'end';
  const towardsRing = label.side < 0 ? 'end' : 'start';
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
        x={label.valueX}
        y={short(label.valueY)}
        fontSize={valueSize}
        textAnchor={isBeside ? towardsRing : towardsEdge}
      >
        {share}
      </text>
    </g>
  );
}
