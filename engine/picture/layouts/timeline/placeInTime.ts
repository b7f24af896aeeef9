export type Unit = 'minute' | 'day';

/** What stands where on an axis from 0 to 1. */
export interface PlacedTimes {
  /** The times in their order, by the index they were given with. */
  order: { index: number; place: number }[];
  /** Round times; none where the times are not known. */
  ticks: { place: number; value: number; unit: Unit }[];
  /** Where the spans begin and end; null where that is not known. */
  spans: ({ from: number; to: number } | null)[];
}

/** Two dates; the second is the last day. */
export interface SpanCodes {
  from: string;
  to: string;
}

const steps: Record<Unit, readonly number[]> = {
  minute: [5, 10, 15, 30, 60, 120, 240],
  day: [1, 7, 14, 28, 91, 182, 364],
};
const mostTicks = 9;
// Weeks begin on a Monday, days are counted from a Thursday.
const monday = 4;

/**
 * Places times of a day ("11:30") or dates ("2026-03-01") in proportion. One that is missing stands between its
 * neighbours; where most are missing or kinds are mixed, all stand in the order given, equally far apart. Spans have a
 * place among dates.
 */
export function placeInTime(codes: readonly string[], spans: readonly SpanCodes[] = []): PlacedTimes {
  const unit: Unit = codes.some((code) => code.includes(':')) ? 'minute' : 'day';
  const times = codes.map((code) => (unit === 'minute' ? minutesOf(code) : dayOf(code)));
  const given = times.filter((time) => time !== null);
  const days = spans.map((span) => (unit === 'day' ? daysOf(span) : null));
  const known = [...given, ...days.flatMap((span) => (span ? [span.from, span.to] : []))];
  const [from, to] = [Math.min(...known), Math.max(...known)];
  if (given.length * 2 < codes.length || known.length < 2 || from === to) return evenly(codes.length, spans.length);

  const step = steps[unit].find((each) => (to - from) / each <= mostTicks) ?? Math.ceil((to - from) / mostTicks);
  const start = unit === 'day' && step >= 7 ? monday : 0;
  const first = Math.floor((from - start) / step) * step + start;
  const last = Math.max(first + step, Math.ceil((to - start) / step) * step + start);
  const placeOf = (time: number) => (time - first) / (last - first);
  const filled = fillGaps(times);
  const order = filled.map((time, index) => ({ index, place: placeOf(time) })).sort((a, b) => a.place - b.place);
  const count = Math.round((last - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return {
    order,
    ticks: ticks.map((value) => ({ place: placeOf(value), value, unit })),
    spans: days.map((span) => span && { from: placeOf(span.from), to: placeOf(span.to) }),
  };
}

/** From the morning of the first day to the evening of the last; null where that is not known, or not in this order. */
function daysOf({ from, to }: SpanCodes): { from: number; to: number } | null {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === null || last === null || last < first ? null : { from: first, to: last + 1 };
}

/** The missing times between those before and after them. */
function fillGaps(times: readonly (number | null)[]): number[] {
  const filled: number[] = [];
  for (const [index, time] of times.entries()) {
    const after = times.slice(index).findIndex((each) => each !== null);
    const next = after < 0 ? undefined : times[index + after];
    const before = filled.at(-1) ?? next ?? 0;
    filled.push(time ?? before + ((next ?? before) - before) / (after + 1 || 1));
  }
  return filled;
}

function evenly(count: number, spans: number): PlacedTimes {
  return {
    order: Array.from({ length: count }, (_, index) => ({ index, place: (index + 0.5) / count })),
    ticks: [],
    spans: Array.from({ length: spans }, () => null),
  };
}

function minutesOf(code: string): number | null {
  const found = /^(\d{1,2}):(\d{2})$/.exec(code);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

function dayOf(code: string): number | null {
  const time = Date.parse(`${code}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / 86_400_000;
}
