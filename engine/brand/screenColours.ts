import { contrast } from './contrast.ts';

// What WCAG asks of what is no type.
const least = 3;

/** A colour for lines on each of these grounds; null where it would hardly be seen on it. */
export function screenColours<Name extends string>(
  colour: string,
  grounds: Record<Name, string>,
): Record<Name, string | null> {
  const seen = Object.entries<string>(grounds).map(([name, ground]) => [
    name,
    contrast(colour, ground) >= least ? colour : null,
  ]);
  return Object.fromEntries(seen) as Record<Name, string | null>;
}
