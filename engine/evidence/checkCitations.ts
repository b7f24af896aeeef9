import { isSourcesBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { EvidenceToolset } from './Evidence.ts';
import { isQuoteIn } from './isQuoteIn.ts';

/** A citation that was left out. */
export interface DroppedCitation {
  /** The list it stood in. */
  pointer: string;
  source: string;
  quote?: string;
  reason: 'source-not-given' | 'quote-not-found';
}

export interface CheckedCitations {
  document: ToolsetDocument;
  /** How many stayed. */
  kept: number;
  dropped: DroppedCitation[];
}

/**
 * Leaves out citations of sources that were not given, and those whose quote does not stand word for word in the
 * source.
 *
 * @param given the texts of each source that may be cited, by its id
 * @param isChecked whether the citations of a list (by pointer) are to be checked; all without it
 */
export function checkCitations(
  { manifest }: Pick<EvidenceToolset, 'manifest'>,
  document: ToolsetDocument,
  given: ReadonlyMap<string, readonly string[]>,
  isChecked: (pointer: string) => boolean = () => true,
): CheckedCitations {
  const dropped: DroppedCitation[] = [];
  let kept = 0;
  let result = document;
  for (const list of citationLists(manifest.binds)) {
    for (const pointer of expandPattern(document, list)) {
      const entries = getAt(document, pointer);
      if (!Array.isArray(entries) || !isChecked(pointer)) continue;
      const sound = entries.filter((entry: unknown) => {
        const fault = faultOf(entry, given);
        if (fault) dropped.push({ pointer, ...fault });
        return !fault;
      });
      kept += sound.length;
      if (sound.length < entries.length) result = setAt(result, pointer, sound);
    }
  }
  return { document: result, kept, dropped };
}

/** Patterns of the lists of citations. */
export function citationLists(binds: EvidenceToolset['manifest']['binds']): string[] {
  return binds.filter(isSourcesBind).flatMap(({ field }) => {
    const end = field.lastIndexOf('/*/');
    return end === -1 ? [] : [field.slice(0, end)];
  });
}

function faultOf(
  entry: unknown,
  given: ReadonlyMap<string, readonly string[]>,
): Omit<DroppedCitation, 'pointer'> | null {
  const source = getAt(entry, '/source');
  const quote = getAt(entry, '/quote');
  const named = typeof source === 'string' ? source : '';
  const texts = given.get(named);
  if (!texts) return { source: named, reason: 'source-not-given' };
  if (typeof quote !== 'string' || quote.trim() === '' || isQuoteIn(quote, texts)) return null;
  return { source: named, quote, reason: 'quote-not-found' };
}
