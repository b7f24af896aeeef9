import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import type { Unfinished } from '#engine/generation/parts/Unfinished.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

interface Delivery {
  /** Tokens that the step reserved. */
  reserved: number;
  /** What was whole when it was stopped; null: nothing. */
  partial: ToolsetDocument | null;
  /** JSON pointers of the only fields ordered, and the document that they are part of. */
  fields: readonly string[] | null;
  before: ToolsetDocument | null;
  language: Language;
  /** Where it went on with a draft that broke off: what of it was left. */
  goesOn: Unfinished | null;
}

/**
 * The tokens that a stopped step costs: the share that its text has of the example's at the same places, of what it
 * reserved, rounded down. Nothing readable costs nothing.
 */
export function deliveredTokens(
  toolset: Toolset,
  { reserved, partial, fields, before, language, goesOn }: Delivery,
): number {
  const isExcluded = notForModel(toolset);
  const example = toolset.examples[language];
  let written = 0;
  let expected = 0;
  for (const pointer of fields ?? ['']) {
    // What was there of a list is paid for already.
    const there = pointer === goesOn?.growing ? countText(getAt(before, pointer), pointer) : 0;
    expected += Math.max(0, countText(getAt(example, toPattern(pointer).replaceAll('*', '0')), pointer) - there);
    const value = getAt(partial, pointer);
    // A field that the model has not come to yet still shows what was there.
    const isUntouched = fields && JSON.stringify(value) === JSON.stringify(getAt(before, pointer));
    if (!isUntouched) written += Math.max(0, countText(value, pointer) - there);
  }
  return Math.floor(reserved * Math.min(1, written / Math.max(1, expected)));

  function countText(value: unknown, pointer: string): number {
    if (pointer !== '' && isExcluded(pointer)) return 0;
    if (typeof value === 'string') return value.length;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.entries(value).reduce((sum, [key, child]) => sum + countText(child, `${pointer}/${key}`), 0);
  }
}
