import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Agreement } from './contracts/agreesContract.ts';
import type { Figures } from './Figures.ts';

export type Leaf = string | number | boolean;

/** A typed value and where it stands. */
interface Compared {
  here: unknown;
  document: ToolsetDocument;
  pointer: string;
}

/** A typed value that differs from the one of another toolset that it repeats. */
export interface Disagreement {
  /** Where it was typed. */
  pointer: string;
  /** As it compares: where the other price is for several, so many times what was typed. */
  here: Leaf;
  factor: number;
  /** The other toolset and the pointer into its document. */
  toolset: string;
  source: string;
  there: Leaf;
}

/**
 * The typed values of a document that differ from those of other toolsets. What is empty on either side says nothing.
 */
export function findDisagreements(
  document: ToolsetDocument,
  { agrees }: Pick<ToolsetManifest, 'agrees'>,
  figures: Figures,
): Disagreement[] {
  return agrees.flatMap((agreement) =>
    expandPattern(document, agreement.field).flatMap((pointer) => {
      const found = compare(agreement, { here: getAt(document, pointer), document, pointer }, figures);
      return found ? [{ pointer, ...found }] : [];
    }),
  );
}

/** The disagreement of one field, by its pattern; null where there is none. */
export function disagreementAt(
  pattern: string,
  place: Compared,
  { agrees }: Pick<ToolsetManifest, 'agrees'>,
  figures: Figures,
): Omit<Disagreement, 'pointer'> | null {
  const agreement = agrees.find(({ field }) => field === pattern);
  return agreement ? compare(agreement, place, figures) : null;
}

function compare(
  { times, with: { toolset, field } }: Agreement,
  { here: typed, document, pointer }: Compared,
  figures: Figures,
): Omit<Disagreement, 'pointer'> | null {
  const there = getAt(figures[toolset], field);
  const factor = times === undefined ? 1 : getAt(document, bindPattern(times, pointer));
  if (typeof factor !== 'number') return null; // nobody has said how the two compare
  const here = typeof typed === 'number' ? typed * factor : typed;
  if (!isLeaf(here) || !isLeaf(there) || isSame(here, there)) return null;
  return { here, factor, toolset, source: field, there };
}

function isLeaf(value: unknown): value is Leaf {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '');
}

/** Numbers are the same where they are written the same: 0.1 + 0.2 is 0.3. */
function isSame(one: Leaf, other: Leaf): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Number(one.toPrecision(12)) === Number(other.toPrecision(12));
  return typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;
}
