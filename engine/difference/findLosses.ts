import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { findChanges } from './findChanges.ts';

/** An entry, a value or an image that another content takes away. */
export interface Loss {
  /** JSON pointer into the earlier content. */
  pointer: string;
  /** Equal for losses of the same words in the same field, of whatever item and id. */
  key: string;
}

export interface LossVersions {
  before: ToolsetDocument;
  after: ToolsetDocument;
  /** The draft that the later content was made from; null: it was typed. */
  draft: ToolsetDocument | null;
}

interface Options {
  /**
   * Whether every value counts that has become another: two people's words were chosen between, or the draft is gone.
   */
  countsRewording?: boolean;
}

/**
 * What a content takes away from the one before:
 *
 * - an entry that is there no more; one is the same by its id, else by its words, else by its title, wherever it
 *   stands;
 * - a value whose field is empty now;
 * - a value in whose place stands what the draft says;
 * - of a list of texts, what is there no more, if fewer came than went or the draft brought any of them;
 * - an image that is there no more.
 *
 * What a person has put in other words by typing, a choice among options, another order, blanks, ids and values that
 * only follow from others are no loss.
 */
export function findLosses(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  { before, after, draft }: LossVersions,
  { countsRewording = false }: Options = {},
): Loss[] {
  const changes = findChanges(definition, before, after);
  const drafted = new Set(draft && leavesOf(draft).map((leaf) => keyOf(leaf, getAt(draft, leaf))));
  const came = changes.filter(({ kind }) => kind === 'added').map((change) => change.after);
  const arrived = new Set(came.flatMap((item) => [wordsOf(item), idOf(item)]));
  return changes.flatMap((change) => {
    const { kind, origin } = change;
    if (origin === null) return [];
    if (kind === 'removed') {
      const isMoved = arrived.has(wordsOf(change.before)) || arrived.has(idOf(change.before) ?? '');
      return isMoved || saysNothing(withoutId(change.before)) ? [] : [toLoss(origin, change.before)];
    }
    if (Array.isArray(change.before)) return lostTexts(origin, change);
    return isLost(change) ? [toLoss(origin, change.before)] : [];
  });

  function isLost({ pointer, before: old, after: young }: Change): boolean {
    if (saysNothing(old) || old === false) return false;
    if (countsRewording || isImage(pointer)) return true;
    if (old === true) return draft !== null;
    return saysNothing(young) || drafted.has(keyOf(pointer, young));
  }

  function lostTexts(origin: string, { pointer, before: old, after: young }: Change): Loss[] {
    const [earlier, later] = [old as unknown[], Array.isArray(young) ? (young as unknown[]) : []];
    const went = without(earlier, later);
    const fresh = without(later, earlier);
    const isDrafted = fresh.some((text) => drafted.has(keyOf(`${pointer}/0`, text)));
    const counts = countsRewording || isDrafted || went.length > fresh.length;
    return counts ? went.map((text) => toLoss(`${origin}/0`, text)) : [];
  }

  function isImage(pointer: string): boolean {
    return schemaAt(definition.schema, pointer)?.format === 'image';
  }
}

/** Whether a content that is kept holds whatever is lost, word for word. */
export function holdsLosses(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  losses: readonly Loss[],
  { held, ...versions }: Omit<LossVersions, 'before'> & { held: ToolsetDocument },
): boolean {
  const alike = new Set(findLosses(definition, { ...versions, before: held }).map(({ key }) => key));
  return losses.every(({ key }) => alike.has(key));
}

const toLoss = (pointer: string, value: unknown): Loss => ({ pointer, key: keyOf(pointer, value) });

const keyOf = (pointer: string, value: unknown) => `${toPattern(pointer)} ${wordsOf(value)}`;

function wordsOf(value: unknown): string {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return (
    JSON.stringify(trimmed, (key, child: unknown) => (key === 'id' || saysNothing(child) ? undefined : child)) ?? ''
  );
}

const idOf = (item: unknown) =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : undefined;

const withoutId = (item: unknown) => (typeof item === 'object' ? { ...item, id: undefined } : item);

/** Of a list, what another does not hold; of what is repeated, as many as it has too few. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map(wordsOf);
  return list.filter((item) => {
    const at = left.indexOf(wordsOf(item));
    if (at !== -1) left.splice(at, 1);
    return at === -1 && !saysNothing(item);
  });
}
