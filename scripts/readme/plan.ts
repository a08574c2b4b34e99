import { type Bundle, type Folder, floorOf } from './import-graph';

/** Distance between two lines; a line is one import. */
export const PITCH = 1.7;

/** Between floors there is room for the floor's name. */
const gaps = { row: 96, floor: 132 };
const area = { left: 40, right: 1160, top: 168 };
const box = { height: 64, minimumWidth: 196, margin: 26, space: 30 };
const LANE_SPACE = 9;

/** Rows from the top, each from left to right. A folder not named here joins its floor's last row. */
const rows: readonly (readonly string[])[] = [
  ['server/middleware', 'server', 'server/routes'],
  ['client/pages', 'client'],
  ['client/components', 'client/widgets', 'client/browser'],
  ['shared/claims', 'shared/content', 'shared/figures'],
  ['shared'],
];

/** A folder's box, or a lane in which lines pass a row. */
export interface Stop {
  folder: Folder | undefined;
  row: number;
  /** From 0 to 1; the stops of a row are sorted by it. */
  place: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lines between stops of neighbouring rows, or of one row. */
export interface Stretch {
  from: Stop;
  to: Stop;
  bundle: Bundle;
}

export interface Plan {
  stops: readonly Stop[];
  stretches: readonly Stretch[];
  bottom: number;
}

/** Where the boxes of all folders stand, and by which way the lines between them go. */
export function planSheet(folders: readonly Folder[], bundles: readonly Bundle[]): Plan {
  const stops = rows.flatMap((names, row) => {
    const inRow = folders.filter(({ name }) => rowOf(name) === row);
    inRow.sort((a, b) => order(names, a.name) - order(names, b.name));
    return inRow.map((folder, index) => newStop(row, (index + 0.5) / inRow.length, folder));
  });
  const stretches = bundles.flatMap((bundle) => {
    const [from, to] = [bundle.from, bundle.to].map((name) =>
      stops.find(({ folder }) => folder?.name === name),
    );
    if (!from || !to) return [];
    const way = [from, ...lanesBetween(from, to, bundle.count), to];
    stops.push(...way.slice(1, -1));
    return way.slice(1).map((stop, index) => ({ from: way[index] ?? from, to: stop, bundle }));
  });
  for (const stop of stops) if (stop.folder) stop.width = boxWidth(stop, stretches);
  return { stops, stretches, bottom: place(stops) };
}

function newStop(row: number, place: number, folder?: Folder): Stop {
  return { folder, row, place, x: 0, y: 0, width: 0, height: box.height };
}

function rowOf(name: string): number {
  const row = rows.findIndex((names) => names.includes(name));
  return row >= 0 ? row : rows.findLastIndex(([first]) => floorOf(first) === floorOf(name));
}

function order(names: readonly string[], name: string): number {
  return names.includes(name) ? names.indexOf(name) : names.length;
}

/** One lane for each row on the way. */
function lanesBetween(from: Stop, to: Stop, count: number): Stop[] {
  const distance = Math.abs(to.row - from.row);
  return Array.from({ length: Math.max(0, distance - 1) }, (_, index) => {
    const share = (index + 1) / distance;
    const row = from.row + Math.sign(to.row - from.row) * (index + 1);
    const lane = newStop(row, from.place + (to.place - from.place) * share);
    return { ...lane, width: count * PITCH };
  });
}

/** Wide enough for its name and for the lines at its upper and lower edge. */
function boxWidth(stop: Stop, stretches: readonly Stretch[]): number {
  const lines = { above: 0, below: 0 };
  for (const { from, to, bundle } of stretches) {
    if (from !== stop && to !== stop) continue;
    const other = from === stop ? to : from;
    if (other.row < stop.row) lines.above += bundle.count;
    if (other.row > stop.row) lines.below += bundle.count;
  }
  return Math.max(box.minimumWidth, Math.max(lines.above, lines.below) * PITCH + box.margin);
}

/** Sets the places of all stops, each row from edge to edge, and returns where the last row ends. */
function place(stops: readonly Stop[]): number {
  let y = area.top;
  for (const [row, [first]] of rows.entries()) {
    const above = rows[row - 1]?.[0];
    if (above) y += box.height + (floorOf(above) === floorOf(first) ? gaps.row : gaps.floor);
    const inRow = stops.filter((stop) => stop.row === row).sort((a, b) => a.place - b.place);
    const spaces = inRow.map(({ folder }) => (folder ? box.space : LANE_SPACE));
    const taken = inRow.reduce((sum, { width }, index) => sum + width + (spaces[index] ?? 0), 0);
    const rest = (area.right - area.left - taken) / (inRow.length + 1);
    let x = area.left + rest;
    for (const [index, stop] of inRow.entries()) {
      const space = spaces[index] ?? 0;
      Object.assign(stop, { x: x + space / 2, y });
      x += stop.width + space + rest;
    }
  }
  return y + box.height;
}
