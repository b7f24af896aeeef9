import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

/**
 * Gives every list item whose schema knows an `id` one that is its own: missing and repeated ids are replaced by what
 * `createId` returns (at most 40 characters of a-z, 0-9 and "-"). Ids that are there stay, others refer to them.
 */
export function assignIds(document: ToolsetDocument, schema: ToolsetSchema, createId: () => string): ToolsetDocument {
  return visit(document, '') as ToolsetDocument;

  function visit(value: unknown, pattern: string): unknown {
    if (Array.isArray(value)) {
      const hasId = schemaAt(schema, `${pattern}/*/id`) !== undefined;
      const seen = new Set<unknown>();
      return value.map((item: unknown) => {
        const child = visit(item, `${pattern}/*`);
        if (!hasId || typeof child !== 'object' || child === null) return child;
        const id = (child as { id?: unknown }).id;
        const isOwn = typeof id === 'string' && id !== '' && !seen.has(id);
        const kept = isOwn ? id : createId();
        seen.add(kept);
        return isOwn ? child : { id: kept, ...omitId(child) };
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child, `${pattern}/${key}`)]));
  }
}

function omitId(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'id'));
}
