import { readFileSync, writeFileSync } from 'node:fs';

import type { Clock } from '#server/Clock.ts';

/**
 * A clock ahead of the machine's by the milliseconds that a file holds, so that a test can move that of another
 * process.
 */
export function clockFromFile(file: string): Clock {
  return () => Date.now() + Number(readFileSync(file, 'utf8'));
}

export function setClockAhead(file: string, milliseconds: number): void {
  writeFileSync(file, String(milliseconds));
}
