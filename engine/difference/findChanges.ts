import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { equalIgnoringBlanks, saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { Change } from './Change.ts';
import { isComputedAlone } from './isComputedAlone.ts';
import { type PairItems, pairItems } from './pairItems.ts';

/** A place in both versions. */
interface Place {
  node: SchemaNode | undefined;
  pointer: string;
  origin: string;
  old: unknown;
  young: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a reader would say has changed between two versions of a toolset's document, in the order of its form: fields
 * with another value (a list of texts is one field), and items that came or went. The order of items, ids, blanks and
 * values that only follow from others do not count.
 *
 * @param pair which items of both versions are the same.
 */
export function findChanges(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  before: ToolsetDocument,
  after: ToolsetDocument,
  pair: PairItems = pairItems,
): Change[] {
  const { schema, ui, manifest } = definition;
  const changes = ui.sections
    .flatMap(({ fields }) => fields)
    .flatMap((pointer) => {
      const key = pointer.slice(1);
      return visit({ node: schema.properties[key], pointer, origin: pointer, old: before[key], young: after[key] });
    });
  return changes.filter((change) => !isComputedAlone(manifest, change, before, after));

  function visit(place: Place): Change[] {
    const { pointer, origin, old, young } = place;
    if (Object.is(old, young) || !place.node) return [];
    const node = resolveRef(schema, place.node);
    if (node.type === 'object') return visitFields(place, node);
    if (node.type === 'array' && resolveRef(schema, node.items ?? {}).type === 'object') return visitItems(place, node);
    const isSame = (isUnset(old) && isUnset(young)) || equalIgnoringBlanks(old, young);
    return isSame ? [] : [{ kind: 'edited', pointer, origin, before: old, after: young }];
  }

  function visitFields({ pointer, origin, old, young }: Place, { properties = {} }: SchemaNode): Change[] {
    const [earlier, later] = [fieldsOf(old), fieldsOf(young)];
    return Object.entries(properties).flatMap(([key, node]) => {
      if (key === 'id') return [];
      const [one, other] = [earlier[key], later[key]];
      return visit({ node, pointer: `${pointer}/${key}`, origin: `${origin}/${key}`, old: one, young: other });
    });
  }

  function visitItems({ pointer, origin, old, young }: Place, { items: node }: SchemaNode): Change[] {
    const [earlier, later] = [itemsOf(old), itemsOf(young)];
    const pairs = pair(earlier, later, ui.itemTitles[toPattern(pointer)]);
    const kept = later.flatMap((item, index): Change[] => {
      const at = `${pointer}/${index}`;
      const from = pairs[index];
      if (from === undefined) return [{ kind: 'added', pointer: at, origin: null, before: undefined, after: item }];
      return visit({ node, pointer: at, origin: `${origin}/${from}`, old: earlier[from], young: item });
    });
    const gone = earlier.flatMap((item, index): Change[] => {
      if (pairs.includes(index)) return [];
      const at = `${pointer}/${placeOf(index, pairs)}`;
      return [{ kind: 'removed', pointer: at, origin: `${origin}/${index}`, before: item, after: undefined }];
    });
    return [...kept, ...gone];
  }
}

/** The index after the nearest earlier neighbour that is still there. */
function placeOf(index: number, pairs: readonly (number | undefined)[]): number {
  for (let neighbour = index - 1; neighbour >= 0; neighbour -= 1) {
    const at = pairs.indexOf(neighbour);
    if (at !== -1) return at + 1;
  }
  return 0;
}

/** An unticked box says no more than one that nobody has seen. */
const isUnset = (value: unknown) => value === false || saysNothing(value);

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function itemsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
