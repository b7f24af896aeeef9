import { hasBlank } from '#engine/blanks/hasBlank.ts';
import { placeholder } from '#engine/generation/starter/starterTemplate.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

export interface ShapeFault {
  pointer: string;
  message: string;
}

/**
 * Where one document has other fields, entries, blanks or placeholders than another, which is the same in another
 * language.
 */
export function shapeFaults(one: unknown, other: unknown): ShapeFault[] {
  const faults: ShapeFault[] = [];
  compare(one, other, []);
  return faults;

  function compare(a: unknown, b: unknown, path: string[]): void {
    const say = (message: string) => faults.push({ pointer: formatPointer(path), message });
    if (typeof a === 'string' && typeof b === 'string') {
      if (hasBlank(a) !== hasBlank(b)) say('has a blank where there is none, or none where there is one, in');
      if (namesIn(a) !== namesIn(b)) say('has other placeholders than');
    } else if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
      const keys = Object.keys(a);
      if (keys.toSorted().join() !== Object.keys(b).toSorted().join())
        return void say('has other fields or entries than');
      for (const key of keys) compare(a[key], b[key], [...path, key]);
    } else if (a !== b) say('is something else than in');
  }
}

function namesIn(text: string): string {
  return [...text.matchAll(placeholder)]
    .map(([, name]) => name?.trim())
    .toSorted()
    .join();
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
