import type { ReadingPlace } from '#engine/reading/ReadingSource.ts';
import { isSeries } from '#engine/reading/readSeries.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { recordNode } from './recordNode.ts';
import type { TableSource } from './TableSource.ts';

/** A place that becomes a cell. */
export interface Leaf {
  place: ReadingPlace;
  /** Title of the object that it is a part of; "" without one. */
  group: string;
}

/** Lists of objects, or objects of equal objects, that share a table since their items have the same fields. */
export interface Family {
  places: ReadingPlace[];
  /** The schema of one row. */
  node: SchemaNode;
}

/**
 * What becomes a cell by itself, what a column with a row for each step, and what a table of its own. The same for all
 * places of the same schema.
 */
export function splitPlaces(source: TableSource, places: readonly ReadingPlace[]) {
  const leaves: Leaf[] = [];
  const series: Leaf[] = [];
  const families: Family[] = [];
  visit(places, '');
  return { leaves, series, families };

  function visit(among: readonly ReadingPlace[], group: string) {
    for (const place of among) {
      const node = rowNode(source, place);
      if (node) join(place, node);
      else if (place.node.type === 'object') visit(source.properties(place), within(group, place));
      else (isSeries(source, place) ? series : leaves).push({ place, group });
    }
  }

  function within(group: string, { pattern }: ReadingPlace): string {
    return [group, source.wordsOf(pattern).title].filter(Boolean).join(' › ');
  }

  function join(place: ReadingPlace, node: SchemaNode) {
    const like = families.find(({ node: other, places: [first] }) => other === node && first && isAlike(first, place));
    if (like) like.places.push(place);
    else families.push({ places: [place], node });
  }

  /** Whether rows of both have the same columns. */
  function isAlike(one: ReadingPlace, other: ReadingPlace): boolean {
    if (one.node.type !== 'array' || other.node.type !== 'array') return one.node.type === other.node.type;
    const columnsOf = ({ node, pattern }: ReadingPlace) =>
      Object.keys(source.itemNode(node).properties ?? {}).map((key) => source.wordsOf(`${pattern}/*/${key}`).title);
    return columnsOf(one).join('\n') === columnsOf(other).join('\n');
  }
}

function rowNode(source: TableSource, { node }: ReadingPlace): SchemaNode | null {
  if (node.type === 'object') return recordNode(source.definition.schema, node);
  const item = source.itemNode(node);
  return node.type === 'array' && item.type === 'object' ? item : null;
}
