import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';

/** Ends the name of a property, or is the name of an item of a list, whose whole value nobody has confirmed. */
export const unconfirmedSign = '?';

/**
 * A document for a prompt, in which a name that ends in "?" says that nobody has confirmed what stands under it. Texts
 * stay as they are, and lists keep their order: in a list that people have changed in part, an item as it was drafted
 * is `{ "?": item }`.
 *
 * @param shown the same document as the model reads it, with values that the engine has added or put in another's place.
 */
export function markUnconfirmed(
  { document, unconfirmed }: KnownDocument,
  isDerived: (pointer: string) => boolean,
  shown: ToolsetDocument = document,
): ToolsetDocument {
  const drafted = new Set(leavesOf(document, unconfirmed));
  return drafted.size === 0 ? shown : (visit(document, shown, []) as ToolsetDocument);

  function visit(value: unknown, as: unknown, path: Path): unknown {
    if (typeof as !== 'object' || as === null) return as;
    if (Array.isArray(as))
      return as.map((item: unknown, index) => {
        const [child, place] = [(value as unknown[])[index], [...path, index]];
        return isDrafted(child, place) ? { [unconfirmedSign]: item } : visit(child, item, place);
      });
    return Object.fromEntries(
      Object.entries(as).map(([key, item]: [string, unknown]) => {
        const [child, place] = [(value as Record<string, unknown> | undefined)?.[key], [...path, key]];
        return isDrafted(child, place) ? [`${key}${unconfirmedSign}`, item] : [key, visit(child, item, place)];
      }),
    );
  }

  /** Whether all that a value says was drafted; it must say something. */
  function isDrafted(value: unknown, path: Path): boolean {
    const leaves = leavesOf(value).map((leaf) => `${formatPointer(path)}${leaf}`);
    return leaves.some((leaf) => drafted.has(leaf)) && leaves.every((leaf) => drafted.has(leaf) || isDerived(leaf));
  }
}

type Path = readonly (string | number)[];
