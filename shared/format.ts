/** `10_000_000_000` → "10B", `48_700_000` → "48.7M", `5_000` → "5K". */
export function compactNumber(value: number): string {
  return compact.format(value);
}

/** `48_700_000` → "$48.7M", `0.1` → "$0.1". */
export function usd(value: number): string {
  return `$${value >= 1000 ? compactNumber(value) : String(value)}`;
}

/** `1500000000` → "1,500,000,000". */
export function groupedNumber(value: number): string {
  return grouped.format(value);
}

/** `528_210` bytes → "528 kB". */
export function fileSize(bytes: number): string {
  return kilobytes.format(bytes / 1000);
}

/** `2026-11-21` → "21 November 2026", whatever the time zone of the reader. */
export function longDate(isoDate: string): string {
  return dates.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The UTC date of now as `yyyy-mm-dd`. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const kilobytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const grouped = new Intl.NumberFormat('en-US');
const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
