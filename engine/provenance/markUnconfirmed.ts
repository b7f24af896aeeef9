import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import { saysSomething } from './saysSomething.ts';

/** Ends the name of a property, or is the name of an item of a list, whose whole value nobody has confirmed. */
export const unconfirmedSign = '?';

/**
 * A document for a prompt, in which a name that ends in "?" says that nobody has confirmed what stands under it. Texts
 * stay as they are, and lists keep their order: in a list that people have changed in part, an item as it was drafted
 * is `{ "?": item }`.
 *
 * @param shown the same document as the model reads it, with values that the engine has added or put in another's
 *   place.
 */
export function markUnconfirmed(
  { document, unconfirmed }: KnownDocument,
  isDerived: (pointer: string) => boolean,
  shown: ToolsetDocument = document,
): ToolsetDocument {
  const drafted = new Set(leavesOf(document, unconfirmed));
  if (drafted.size === 0) return shown;
  const whole = draftedPlaces(document, drafted, isDerived);
  return visit(document, shown, '') as ToolsetDocument;

  function visit(value: unknown, as: unknown, pointer: string): unknown {
    if (typeof as !== 'object' || as === null) return as;
    if (Array.isArray(as))
      return as.map((item: unknown, index) => {
        const [child, place] = [(value as unknown[])[index], `${pointer}/${index}`];
        return whole.has(place) ? { [unconfirmedSign]: item } : visit(child, item, place);
      });
    return Object.fromEntries(
      Object.entries(as).map(([key, item]: [string, unknown]) => {
        const [child, place] = [(value as Record<string, unknown> | undefined)?.[key], pointer + formatPointer([key])];
        return whole.has(place) ? [`${key}${unconfirmedSign}`, item] : [key, visit(child, item, place)];
      }),
    );
  }
}

/** The places of which all that is said was drafted; they must say something. */
function draftedPlaces(
  document: ToolsetDocument,
  drafted: ReadonlySet<string>,
  isDerived: (pointer: string) => boolean,
): Set<string> {
  const places = new Set<string>();
  visit(document, '');
  return places;

  /** Whether any of a value was drafted, and whether anything in it was written. */
  function visit(value: unknown, pointer: string): { isDrafted: boolean; isWritten: boolean } {
    const found = { isDrafted: false, isWritten: false };
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const within = visit(child, pointer + formatPointer([key]));
        found.isDrafted ||= within.isDrafted;
        found.isWritten ||= within.isWritten;
      }
    } else if (saysSomething(value)) {
      found.isDrafted = drafted.has(pointer);
      found.isWritten = !found.isDrafted && !isDerived(pointer);
    }
    if (found.isDrafted && !found.isWritten) places.add(pointer);
    return found;
  }
}
