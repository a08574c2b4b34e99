// Not `Intl`: its formatters take a slow phone 50 ms to set up, and the server's version may format
// differently from the browser's.

/** `10_000_000_000` → "10B", `48_700_000` → "48.7M", `5_000` → "5K". Not for negative amounts. */
export function compactNumber(value: number): string {
  for (const { unit, size } of units) {
    // 999,950 rounds to 1M, not to 1000K.
    if (toTenth(value / (size / 1000)) >= 1000) {
      return `${groupedNumber(toTenth(value / size))}${unit}`;
    }
  }
  return String(toTenth(value));
}

/** `48_700_000` → "$48.7M", `0.1` → "$0.1". Not for negative amounts. */
export function usd(value: number): string {
  return `$${value >= 1000 ? compactNumber(value) : String(value)}`;
}

/** `1500000000` → "1,500,000,000". */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** `25` → "25.0%". */
export function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** `528_210` bytes → "528 kB". */
export function fileSize(bytes: number): string {
  return `${groupedNumber(Math.round(bytes / 1000))} kB`;
}

/** `2026-11-21` → "21 November 2026", whatever the time zone of the reader. Does not check the date. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}

/** Today's UTC date as `yyyy-mm-dd`. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const units = [
  { unit: 'T', size: 1e12 },
  { unit: 'B', size: 1e9 },
  { unit: 'M', size: 1e6 },
  { unit: 'K', size: 1e3 },
] as const;

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
