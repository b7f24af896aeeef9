import type { Toolset } from '#engine/contract/Toolset.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import type { AllowedReferences } from './toStrictSchema.ts';

/** The ids of the items that stand in a document now, by the pattern of each list's `id`. */
export function presentIds({ schema }: Pick<Toolset, 'schema'>, document: ToolsetDocument | null): AllowedReferences {
  if (!document) return {};
  const patterns = walkSchema(schema).flatMap(({ pattern }) => (pattern.endsWith('/*/id') ? [pattern] : []));
  return Object.fromEntries(
    patterns.map((pattern) => [
      pattern,
      expandPattern(document, pattern).flatMap((pointer) => {
        const id = getAt(document, pointer);
        return typeof id === 'string' && id !== '' ? [id] : [];
      }),
    ]),
  );
}
