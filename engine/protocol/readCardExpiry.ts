export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** The month that "MM/YY" names, as cards show it; null: it is not written so, or there is no such month. */
export function readCardExpiry(text: string): CardExpiry | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** Whether the month is over, by UTC: a card holds until its last day. @param now milliseconds since 1970 */
export function hasCardExpired({ month, year }: CardExpiry, now: number): boolean {
  // Months are counted from 0, so that this is the first of the next.
  return Date.UTC(year, month, 1) <= now;
}
