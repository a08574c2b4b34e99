/** A share for people to read. Something is never rounded to nothing. */
export function percent(share: number): string {
  return share > 0 && share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`;
}
