export const periods = ['all', 'month', 'lastMonth', 'year', 'days'] as const;
export type Period = (typeof periods)[number];

export interface Days {
  /** "2026-11-24", as a date field has it; both days are part of the period. */
  first: string;
  last: string;
}

/** The first moment of a period and the first one after it, by the local calendar. */
export function momentsOf(period: Period, { first, last }: Days, now: Date): { from?: string; to?: string } {
  const year = now.getFullYear();
  const month = now.getMonth();
  switch (period) {
    case 'all':
      return {};
    case 'month':
      return { from: new Date(year, month, 1).toISOString() };
    case 'lastMonth':
      return { from: new Date(year, month - 1, 1).toISOString(), to: new Date(year, month, 1).toISOString() };
    case 'year':
      return { from: new Date(year, 0, 1).toISOString() };
    case 'days':
      return { ...(first && { from: midnight(first, 0) }), ...(last && { to: midnight(last, 1) }) };
  }
}

function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
