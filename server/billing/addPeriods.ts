/**
 * The moment a number of months or years after another. A day that a month does not have becomes its last; counted from
 * the same start, the 31st comes back with the next long month.
 */
export function addPeriods(start: string, interval: 'month' | 'year', count: number): string {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
