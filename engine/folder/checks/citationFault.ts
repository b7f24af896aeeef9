import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

const shape = { source: 'string', quote: 'string', against: 'boolean' } as const;

/** The fault if a field that is bound to sources is not the "source" of a list of citations; null otherwise. */
export function citationFault(schema: ToolsetSchema, field: string): string | null {
  const item = schemaAt(schema, field.slice(0, field.lastIndexOf('/')));
  const properties = Object.keys(item?.properties ?? {});
  const isSound =
    field.endsWith('/*/source') &&
    item?.required?.includes('source') &&
    properties.length === 3 &&
    Object.entries(shape).every(([key, type]) => item.properties?.[key]?.type === type);
  if (isSound) return null;
  return `"${field}" must be the "source" of a list whose items are { source: string (required), quote: string, against: boolean }`;
}
