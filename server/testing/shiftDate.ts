import { readFileSync } from 'node:fs';

const readEvery = 20; // milliseconds

/**
 * Moves every `Date` of this process ahead by the milliseconds that a file holds (`setClockAhead`), as if somebody had
 * moved the machine's clock.
 */
export function shiftDate(file: string): void {
  const Real = Date;
  const read = () => Number(readFileSync(file, 'utf8'));
  let ahead = read();
  setInterval(() => (ahead = read()), readEvery).unref();
  globalThis.Date = class extends Real {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [Real.now() + ahead]) as [number]));
    }

    static override now(): number {
      return Real.now() + ahead;
    }
  } as DateConstructor;
}
