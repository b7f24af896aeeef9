import { formatPointer } from '#engine/schema/pointer.ts';

import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import { saysSomething } from './saysSomething.ts';

/** Pointers of a document's places, single values and whatever is around them, by who has written them. */
export interface DraftedPlaces {
  /** Those of which something stands as a model drafted it, and nobody has confirmed it. */
  drafted: ReadonlySet<string>;
  /** Those of which something is people's own or confirmed; derived values are neither. */
  written: ReadonlySet<string>;
}

/** Who has written what of a document. A place in neither set says nothing, or only what is derived. */
export function draftedPlaces(
  { document, unconfirmed }: KnownDocument,
  isDerived: (pointer: string) => boolean,
): DraftedPlaces {
  const leaves = new Set(leavesOf(document, unconfirmed));
  const [drafted, written] = [new Set<string>(), new Set<string>()];
  visit(document, '');
  return { drafted, written };

  function visit(value: unknown, pointer: string): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const place = pointer + formatPointer([key]);
        visit(child, place);
        if (drafted.has(place)) drafted.add(pointer);
        if (written.has(place)) written.add(pointer);
      }
    } else if (saysSomething(value)) {
      if (leaves.has(pointer)) drafted.add(pointer);
      else if (!isDerived(pointer)) written.add(pointer);
    }
  }
}
