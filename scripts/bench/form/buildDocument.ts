import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

const fields = 350;

/** The text of the field that is typed into, by which every page's input is found. */
export const target = 'the field of the benchmark';

/**
 * A document of some 350 fields: the toolset's example with the items of its lists repeated, or the last ones left out.
 */
export function buildDocument({ schema, examples }: Toolset): ToolsetDocument {
  const document = structuredClone(examples.en);
  delete document['$schema'];
  const lists = Object.entries(schema.properties).filter(([, node]) => node.items?.properties);
  for (let round = 0; countFields(document) < fields; round += 1) {
    for (const [name, { maxItems = 0 }] of lists) {
      const items = document[name] as Record<string, unknown>[];
      const copied = items[round % items.length];
      if (copied && items.length < maxItems)
        items.push({ ...copied, id: `${name.toLowerCase().slice(0, 20)}-${round}` });
    }
  }
  while (countFields(document) > fields) {
    const all = lists.map(([name]) => document[name] as unknown[]);
    all.toSorted((a, b) => b.length - a.length)[0]?.pop();
  }
  const items = document[longestList(schema)] as Record<string, unknown>[];
  const middle = items[Math.floor(items.length / 2)];
  if (middle) middle[lineOf(schema.properties[longestList(schema)]?.items ?? {})] = target;
  return document;
}

/**
 * Pointer of the list of objects with the largest `maxItems`: the field typed into is in it, and an item is added to
 * it.
 */
export function longestList(schema: Toolset['schema']): string {
  const lists = Object.entries(schema.properties).filter(([, node]) => node.items?.properties);
  return lists.toSorted(([, a], [, b]) => (b.maxItems ?? 0) - (a.maxItems ?? 0))[0]![0];
}

/** Key of a single-line text that is not the item's title. */
function lineOf({ properties = {}, required = [] }: SchemaNode): string {
  const isLine = (name: string, { type, maxLength = Infinity }: SchemaNode) =>
    type === 'string' && maxLength <= 160 && !required.includes(name);
  return Object.entries(properties).find(([name, node]) => isLine(name, node))![0];
}

function countFields(value: unknown): number {
  if (Array.isArray(value) && typeof value[0] !== 'object') return 1;
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  return parts.reduce((sum, [, child]) => sum + countFields(child), 0);
}
