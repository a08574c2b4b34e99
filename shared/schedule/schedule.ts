/** A calendar quarter in UTC, as the site writes it: "Q4 2025". */
type Quarter = `Q${1 | 2 | 3 | 4} ${number}`;

type PhaseStatus = 'Completed' | 'In Progress' | 'Upcoming';

/** What the project plans to do, and by when. */
export interface Plan {
  quarter: Quarter;
  status: PhaseStatus;
}

const lastDays = ['03-31', '06-30', '09-30', '12-31'];

/**
 * Last day of a quarter as `yyyy-mm-dd`.
 * @throws RangeError unless it has the form "Q4 2025".
 */
export function endOfQuarter(quarter: string): string {
  const [, number, year] = /^Q([1-4]) (\d{4})$/.exec(quarter) ?? [];
  if (!number || !year) throw new RangeError(`"${quarter}" is not a quarter such as "Q4 2025"`);
  return `${year}-${lastDays[Number(number) - 1]}`;
}

/**
 * Whether the planned quarter is over and the status is not "Completed".
 * @param today the UTC date as `yyyy-mm-dd`
 * @throws RangeError unless the quarter has the form "Q4 2025"
 */
export function isOverdue({ quarter, status }: Plan, today: string): boolean {
  return status !== 'Completed' && today > endOfQuarter(quarter);
}
