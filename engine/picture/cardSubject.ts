import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { statementOf } from '#engine/fields/statementOf.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** What the card of a part of a picture shows. */
export interface CardSubject {
  /** JSON pointer of the fields. */
  pointer: string;
  /** Of an item, where it stands in its list. */
  item: { list: string; index: number; node: SchemaNode; most: number } | null;
  /** Of a list whose items are written one below the other, the one that the part shows; "" for none of them. */
  line?: string;
}

/**
 * The fields that a part of a picture shows: an item, a list, or a single field. A list of texts, and of items that are
 * hardly more, is shown as a whole, and so is a table, without whose columns a row makes no sense.
 */
export function cardSubject(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  pointer: string,
): CardSubject {
  const { schema, ui } = definition;
  const around = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  const parent = schemaAt(schema, around);
  const node = schemaAt(schema, pointer);
  if (ui.layouts[toPattern(around)] === 'matrix') return { pointer: around, item: null };
  if (node?.type === 'array' && isWrittenInLines(definition, pointer)) return { pointer, item: null, line: '' };
  if (parent?.type !== 'array') return { pointer, item: null };
  if (isWrittenInLines(definition, around)) return { pointer: around, item: null, line: pointer };
  if (node?.type !== 'object') return { pointer: around, item: null };
  const index = Number(pointer.slice(around.length + 1));
  return { pointer, item: { list: around, index, node, most: parent.maxItems ?? Infinity } };
}

function isWrittenInLines(definition: Parameters<typeof cardSubject>[0], list: string): boolean {
  const item = schemaAt(definition.schema, `${list}/0`);
  if (item?.type === 'object') return statementOf(definition, toPattern(list)) !== null;
  return item?.type === 'string' && !item.enum;
}
