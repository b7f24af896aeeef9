import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** What the card of a part of a picture shows. */
export interface CardSubject {
  /** JSON pointer of the fields. */
  pointer: string;
  /** Of an item, where it stands in its list. */
  item: { list: string; index: number; node: SchemaNode; most: number } | null;
}

/**
 * The fields that a part of a picture shows: an item, a list, or a single field. Of a list of texts it is the whole
 * list, which is one input; of a row of a table the table, without whose columns it makes no sense.
 */
export function cardSubject({ schema, ui }: Pick<ToolsetDefinition, 'schema' | 'ui'>, pointer: string): CardSubject {
  const around = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  const parent = schemaAt(schema, around);
  const node = schemaAt(schema, pointer);
  if (ui.layouts[toPattern(around)] === 'matrix') return { pointer: around, item: null };
  if (parent?.type !== 'array') return { pointer, item: null };
  if (node?.type !== 'object') return { pointer: around, item: null };
  const index = Number(pointer.slice(around.length + 1));
  return { pointer, item: { list: around, index, node, most: parent.maxItems ?? Infinity } };
}
