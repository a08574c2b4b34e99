import type { Figures, Round } from './measure';
import { median } from './median';
import { BASELINE } from './subjects';

/** Medians of one subject; ratios are to plain Express in the same round. */
export interface Summary {
  id: string;
  label: string;
  ratios: Record<keyof Round, number>;
  medians: Record<keyof Round, number>;
  coldStartMs: number;
  memoryMb: Figures['memoryMb'];
  refusedInCrowd: number;
}

const measures = ['cpuMsPerRequest', 'requestsPerSecond', 'firstByteMs', 'bytes'] as const;

export function summarize(all: readonly Figures[]): Summary[] {
  const baseline = all.find(({ subject }) => subject.id === BASELINE);
  if (!baseline) throw new Error(`There is no subject "${BASELINE}"`);
  return all.map(({ subject, rounds, coldStartsMs, memoryMb, refusedInCrowd }) => ({
    id: subject.id,
    label: subject.label,
    ratios: forEachMeasure((name) =>
      median(rounds.map((round, i) => round[name] / (baseline.rounds[i]?.[name] ?? Number.NaN))),
    ),
    medians: forEachMeasure((name) => median(rounds.map((round) => round[name]))),
    coldStartMs: median(coldStartsMs),
    memoryMb,
    refusedInCrowd,
  }));
}

/** An aligned table, and what 1 stands for in it. */
export function formatTable(summaries: readonly Summary[]): string {
  const head = [
    '',
    'CPU',
    'requests/s',
    'first byte',
    'bytes',
    'start',
    'MB at rest',
    'after',
    '256',
  ];
  const rows = summaries.map(({ label, ratios, coldStartMs, memoryMb }) => [
    label,
    ...measures.map((name) => formatRatio(ratios[name])),
    `${Math.round(coldStartMs)} ms`,
    ...[memoryMb.atRest, memoryMb.afterRounds, memoryMb.inCrowd].map((mb) => mb.toFixed(0)),
  ]);
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  );
  return [
    ...lines.map((cells) => cells.join('  ')),
    '',
    ...describeBaseline(summaries),
    ...describeRefusals(summaries),
  ].join('\n');
}

function describeBaseline(summaries: readonly Summary[]): string[] {
  const medians = summaries.find(({ id }) => id === BASELINE)?.medians;
  if (!medians) return [];
  const { cpuMsPerRequest, requestsPerSecond, firstByteMs, bytes } = medians;
  return [
    'Medians of the rounds as ratios to plain Express, where 1 is',
    `${cpuMsPerRequest.toFixed(2)} ms of CPU a request, ${Math.round(requestsPerSecond)} requests a second, ` +
      `${firstByteMs.toFixed(1)} ms to the first byte, ${Math.round(bytes)} bytes on the wire.`,
  ];
}

function describeRefusals(summaries: readonly Summary[]): string[] {
  return summaries
    .filter(({ refusedInCrowd }) => refusedInCrowd > 0)
    .map(
      ({ label, refusedInCrowd }) =>
        `At 256 connections ${label} answered ${(100 * refusedInCrowd).toFixed(0)} % with 503.`,
    );
}

function forEachMeasure(read: (name: keyof Round) => number): Record<keyof Round, number> {
  return Object.fromEntries(measures.map((name) => [name, read(name)])) as Record<
    keyof Round,
    number
  >;
}

/** Small ratios are the interesting ones. */
function formatRatio(ratio: number): string {
  if (ratio >= 10) return ratio.toFixed(0);
  return ratio.toFixed(ratio < 0.1 ? 3 : 2);
}
