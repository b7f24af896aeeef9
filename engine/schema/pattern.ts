import { formatPointer, getAt, parsePointer } from './pointer.ts';

/** The pattern of a pointer: list indexes become `*`. "/goals/3" → "/goals/*". */
export function toPattern(pointer: string): string {
  if (!/\/\d/.test(pointer)) return pointer;
  return formatPointer(parsePointer(pointer).map((token) => (/^\d+$/.test(token) ? '*' : token)));
}

/** Every pointer of the document that matches a pattern. Items must exist; their fields may be unset. */
export function expandPattern(document: unknown, pattern: string): string[] {
  return pattern.includes('*') ? expand(document, parsePointer(pattern), []) : [pattern];
}

function expand(document: unknown, rest: string[], path: string[]): string[] {
  const star = rest.indexOf('*');
  if (star === -1) return [formatPointer([...path, ...rest])];
  const list = [...path, ...rest.slice(0, star)];
  const items = getAt(document, formatPointer(list));
  if (!Array.isArray(items)) return [];
  return items.flatMap((_, index) => expand(document, rest.slice(star + 1), [...list, String(index)]));
}

/**
 * Replaces leading `*` of a pattern by a pointer's indexes, as far as both are in the same lists: the score of "every
 * idea", bound to the average of the third idea, is the score of the third idea.
 */
export function bindPattern(pattern: string, pointer: string): string {
  if (!pattern.includes('*')) return pattern;
  const at = parsePointer(pointer);
  let together = true;
  return formatPointer(
    parsePointer(pattern).map((token, position) => {
      const other = at[position];
      if (together && token === '*' && other !== undefined && /^\d+$/.test(other)) return other;
      together &&= token === other;
      return token;
    }),
  );
}
