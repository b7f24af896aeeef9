import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import type { Direction } from '#engine/evidence/evidenceWords.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A figure beside its limit, before anything is called by its name. */
export interface FoundFigure {
  toolset: string;
  pointer: string;
  value: number;
  limit: { pointer: string; value: number };
  direction: Direction;
  /** How much is left up to the limit; negative: how much it fails by. */
  difference: number;
  carries: boolean;
  per?: string;
  parts: { name: string; value: number; pointer: string }[];
}

/** The figures of a document of which both sides are known. */
export function findFigures(
  { id, figures }: Pick<ToolsetManifest, 'id' | 'figures'>,
  document: ToolsetDocument,
): FoundFigure[] {
  return figures.flatMap(({ field, limit: limitField, direction, per: perField, parts }) => {
    const value = getAt(document, field);
    const limit = getAt(document, limitField);
    if (typeof value !== 'number' || typeof limit !== 'number' || limit <= 0) return [];
    const difference = plain(direction === 'at-least' ? value - limit : limit - value);
    const per = perField === undefined ? undefined : getAt(document, perField);
    return [
      {
        toolset: id,
        pointer: field,
        value,
        limit: { pointer: limitField, value: limit },
        direction,
        difference,
        carries: difference >= 0,
        ...(typeof per === 'string' && per.trim() !== '' && { per: per.trim() }),
        parts: parts ? partsOf(document, parts) : [],
      },
    ];
  });
}

/** Those that do not carry first, the worst by its share of the limit first. */
export function worstFirst<T extends Pick<FoundFigure, 'difference' | 'limit'>>(figures: readonly T[]): T[] {
  return figures.toSorted((one, other) => one.difference / one.limit.value - other.difference / other.limit.value);
}

function partsOf(document: ToolsetDocument, { list, name, amount }: { list: string; name: string; amount: string }) {
  return expandPattern(document, `${list}/*`).flatMap((pointer) => {
    const value = getAt(document, `${pointer}/${amount}`);
    const label = getAt(document, `${pointer}/${name}`);
    if (typeof value !== 'number') return [];
    return [{ name: typeof label === 'string' ? label.trim() : '', value, pointer: `${pointer}/${amount}` }];
  });
}

/** Without what binary fractions add: 0.3 − 0.1 is 0.2. */
const plain = (value: number) => Number(value.toPrecision(12));
