import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import type { FieldFault } from './FieldFault.ts';

/**
 * Lists with more items than the schema allows, as faults `too-many-items`. Takes linear time and skips the items of
 * such lists; checked first, since computing values can take quadratic time.
 */
export function tooLongLists(document: ToolsetDocument, schema: ToolsetSchema): FieldFault[] {
  const faults: FieldFault[] = [];
  visit(document, schema, '');
  return faults;

  function visit(value: unknown, given: SchemaNode, path: string): void {
    if (typeof value !== 'object' || value === null) return;
    const node = resolveRef(schema, given);
    if (!Array.isArray(value)) {
      for (const [key, child] of Object.entries(node.properties ?? {}))
        if (Object.hasOwn(value, key)) visit((value as Record<string, unknown>)[key], child, `${path}/${key}`);
      return;
    }
    const { items, maxItems: limit = Infinity } = node;
    if (value.length > limit) faults.push({ path, key: 'too-many-items', params: { limit } });
    else if (items) for (const [index, item] of value.entries()) visit(item, items, `${path}/${index}`);
  }
}
