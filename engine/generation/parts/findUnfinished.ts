import type { Toolset } from '#engine/contract/Toolset.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Unfinished } from './Unfinished.ts';

interface BrokenOff {
  /** JSON pointers of the only fields that were asked for; null: the whole document. */
  fields: readonly string[] | null;
  before: ToolsetDocument | null;
  /** What was whole, in what stood before. */
  document: ToolsetDocument;
  /** JSON pointers of what a valid document needs and this one lacks. */
  lacking: readonly string[];
}

/** What is still to be written of a document whose answer broke off. */
export function findUnfinished(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { fields, before, document, lacking }: BrokenOff,
): Unfinished {
  const wanted = fields ?? Object.keys(toStrictSchema(toolset).properties ?? {}).map((key) => `/${key}`);
  const isNew = (field: string) => saysNew(getAt(document, field), before ? getAt(before, field) : undefined);
  const last = wanted.findLastIndex(isNew);
  const broken = wanted[last];
  const missing = wanted.filter(
    (field, at) =>
      getAt(document, field) === undefined ||
      (at > last && !isNew(field)) ||
      (field !== broken && lacking.some((pointer) => isWithin(pointer, [field]))),
  );
  const growing = broken !== undefined && Array.isArray(getAt(document, broken)) ? broken : null;
  return { missing, growing };
}

/** Of a list: whether any item is there that was not; items that must stay are put into one that has not come. */
function saysNew(value: unknown, before: unknown): boolean {
  if (value === undefined) return false;
  if (!Array.isArray(value) || !Array.isArray(before)) return !equalJson(value, before);
  return value.some((item) => !before.some((other) => equalJson(item, other)));
}
