import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Unfinished } from './parts/Unfinished.ts';

interface Writing {
  partial: ToolsetDocument | null;
  example: ToolsetDocument;
  /** JSON pointers of the only fields ordered, and the document that they are part of; null: all. */
  fields?: readonly string[] | null;
  before?: ToolsetDocument | null;
  /** Where it goes on with a draft that broke off: what of it was left. */
  goesOn?: Pick<Unfinished, 'growing'> | null;
}

/** How much of a draft is written, from 0 to 1: the share that its text has of the example's at the same places. */
export function shareWritten(
  definition: Pick<ToolsetDefinition, 'manifest' | 'schema'>,
  { partial, example, fields = null, before = null, goesOn = null }: Writing,
): number {
  const isExcluded = notForModel(definition);
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
  return Math.min(1, written / Math.max(1, expected));

  function countText(value: unknown, pointer: string): number {
    if (pointer !== '' && isExcluded(pointer)) return 0;
    if (typeof value === 'string') return value.length;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.entries(value).reduce((sum, [key, child]) => sum + countText(child, `${pointer}/${key}`), 0);
  }
}
