import { equalJson } from '#engine/schema/equalJson.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { DraftInput } from './draftDocument.ts';
import type { DraftPart } from './DraftPart.ts';
import { itemsAt } from './itemsAt.ts';
import { usualAnswer } from './usualAnswer.ts';

/** What is still to be written of a part whose answer broke off: the rest of the list where it did, what follows. */
export function restOfPart(
  { toolset, language }: Pick<DraftInput, 'toolset' | 'language'>,
  part: DraftPart,
  { before, after }: { before: ToolsetDocument; after: ToolsetDocument },
): DraftPart[] {
  const last = part.fields.findLastIndex((field) => !equalJson(getAt(after, field), getAt(before, field)));
  const following = part.fields.slice(last + 1);
  const broken = part.fields[last]!;
  const written = itemsAt(after, broken).length;
  const enough = part.list?.enough ?? itemsAt(toolset.examples[language], broken).length;
  const come = written - itemsAt(before, broken).length;
  const rest: DraftPart[] = [];
  if (come > 0 && written < enough) rest.push({ ...part, fields: [broken], list: { most: come, enough } });
  if (following.length > 0)
    rest.push({ ...part, fields: following, answer: usualAnswer(toolset, language, following) });
  return rest;
}
