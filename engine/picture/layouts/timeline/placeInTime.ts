export type Unit = 'minute' | 'day';

/** What stands where on an axis from 0 to 1. */
export interface PlacedTimes {
  /** The times in their order, by the index they were given with. */
  order: { index: number; place: number }[];
  /** Round times; none where the times are not known. */
  ticks: { place: number; value: number; unit: Unit }[];
}

const steps: Record<Unit, readonly number[]> = {
  minute: [5, 10, 15, 30, 60, 120, 240],
  day: [1, 7, 14, 28, 91, 182, 365],
};
const mostTicks = 9;

/**
 * Places times of a day ("11:30") or dates ("2026-03-01") in proportion. One that is missing stands between its
 * neighbours; where most are missing or kinds are mixed, all stand in the order given, equally far apart.
 */
export function placeInTime(codes: readonly string[]): PlacedTimes {
  const unit: Unit = codes.some((code) => code.includes(':')) ? 'minute' : 'day';
  const times = codes.map((code) => (unit === 'minute' ? minutesOf(code) : dayOf(code)));
  const known = times.filter((time) => time !== null);
  const [from, to] = [Math.min(...known), Math.max(...known)];
  if (known.length * 2 < codes.length || known.length < 2 || from === to) return evenly(codes.length);

  const step = steps[unit].find((each) => (to - from) / each <= mostTicks) ?? Math.ceil((to - from) / mostTicks);
  const first = Math.floor(from / step) * step;
  const last = Math.max(first + step, Math.ceil(to / step) * step);
  const placeOf = (time: number) => (time - first) / (last - first);
  const filled = fillGaps(times);
  const order = filled.map((time, index) => ({ index, place: placeOf(time) })).sort((a, b) => a.place - b.place);
  const count = Math.round((last - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return { order, ticks: ticks.map((value) => ({ place: placeOf(value), value, unit })) };
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

function evenly(count: number): PlacedTimes {
  return { order: Array.from({ length: count }, (_, index) => ({ index, place: (index + 0.5) / count })), ticks: [] };
}

function minutesOf(code: string): number | null {
  const found = /^(\d{1,2}):(\d{2})$/.exec(code);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

function dayOf(code: string): number | null {
  const time = Date.parse(`${code}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / 86_400_000;
}
