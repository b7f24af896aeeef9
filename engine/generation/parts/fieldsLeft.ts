import type { Unfinished } from './Unfinished.ts';

/** JSON pointers of what is left to write; the list in which it broke off first: further items belong to it. */
export function fieldsLeft({ growing, missing }: Unfinished): string[] {
  return growing === null ? [...missing] : [growing, ...missing];
}
