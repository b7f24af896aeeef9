import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { draftedPlaces } from './draftedPlaces.ts';
import type { KnownDocument } from './KnownDocument.ts';

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
  if (unconfirmed.length === 0) return shown;
  const { drafted, written } = draftedPlaces({ document, unconfirmed }, isDerived);
  const isWhole = (place: string) => drafted.has(place) && !written.has(place);
  return visit(document, shown, '') as ToolsetDocument;

  function visit(value: unknown, as: unknown, pointer: string): unknown {
    if (typeof as !== 'object' || as === null) return as;
    if (Array.isArray(as))
      return as.map((item: unknown, index) => {
        const [child, place] = [(value as unknown[])[index], `${pointer}/${index}`];
        return isWhole(place) ? { [unconfirmedSign]: item } : visit(child, item, place);
      });
    return Object.fromEntries(
      Object.entries(as).map(([key, item]: [string, unknown]) => {
        const [child, place] = [(value as Record<string, unknown> | undefined)?.[key], pointer + formatPointer([key])];
        return isWhole(place) ? [`${key}${unconfirmedSign}`, item] : [key, visit(child, item, place)];
      }),
    );
  }
}
