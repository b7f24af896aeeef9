import { pointerOfPlace } from '#engine/comments/place.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { isQuoteIn } from '#engine/evidence/isQuoteIn.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { CritiquePlace } from './CritiqueFinding.ts';

/** Whether a place still says what was quoted of it. */
export interface PlaceNow {
  /** null: the item, the field or the whole content is gone. */
  pointer: string | null;
  state: 'there' | 'changed' | 'removed';
}

/** What has become of a place of a finding since it was read. */
export function placeNow(
  { place, words }: Pick<CritiquePlace, 'place' | 'words'>,
  { schema }: Pick<ToolsetDefinition, 'schema'>,
  document: ToolsetDocument | null,
): PlaceNow {
  const pointer = document && pointerOfPlace(schema, document, place);
  const value = pointer === null ? undefined : getAt(document, pointer);
  if (pointer === null || value === undefined || value === null || value === '')
    return { pointer: null, state: 'removed' };
  const isThere =
    typeof value === 'string' ? isQuoteIn(words.replace(/…$/, ''), [value]) : String(value as unknown) === words;
  return { pointer, state: isThere ? 'there' : 'changed' };
}
