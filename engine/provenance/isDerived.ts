import type { Toolset } from '#engine/contract/Toolset.ts';
import { derivedFields } from '#engine/fields/derivedFields.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/** A predicate on pointers for values that neither people nor a model have written: ids and computed values. */
export function isDerived({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>): (pointer: string) => boolean {
  const computed = new Set(derivedFields(manifest.computed));
  return (pointer) =>
    parsePointer(pointer).at(-1) === 'id' ||
    computed.has(toPattern(pointer)) ||
    schemaAt(schema, pointer)?.readOnly === true;
}
