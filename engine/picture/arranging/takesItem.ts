import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

type Described = Pick<ToolsetDefinition, 'schema' | 'manifest'>;

/**
 * Whether an item of one list can stand in another as it is: what is written in it has a field there that holds the
 * same, and refers to the same. Lists are named by their patterns.
 */
export function takesItem(definition: Described, from: string, to: string, item: unknown): boolean {
  return lostIn(definition, from, to, item)?.length === 0;
}

/** The properties of an item of one list that another has no field for; null where it cannot stand there at all. */
export function lostIn(definition: Described, from: string, to: string, item: unknown): string[] | null {
  const source = schemaAt(definition.schema, `${from}/*`);
  const target = schemaAt(definition.schema, `${to}/*`);
  if (!source || !target || source.type !== target.type || isFixed(schemaAt(definition.schema, to))) return null;
  if (source.type !== 'object')
    return holdsSame(definition, [source, `${from}/*`], [target, `${to}/*`], item) ? [] : null;
  if (typeof item !== 'object' || item === null) return null;
  const { properties = {} } = source;
  if (!(target.required ?? []).every((key) => Object.hasOwn(properties, key))) return null;
  const written = Object.entries(item).filter(
    ([key, value]) => key !== 'id' && !properties[key]?.readOnly && !isBlank(value),
  );
  const lost = written.filter(([key, value]) => {
    const own = properties[key];
    const other = target.properties?.[key];
    return !own || !other || !holdsSame(definition, [own, `${from}/*/${key}`], [other, `${to}/*/${key}`], value);
  });
  const isAnother = lost.length === written.length || lost.some(([key]) => target.properties?.[key]);
  return isAnother && lost.length > 0 ? null : lost.map(([key]) => key);
}

/** Whether people cannot change how many items a list has. */
export function isFixed({ minItems, maxItems }: SchemaNode = {}): boolean {
  return minItems !== undefined && minItems === maxItems;
}

type Place = readonly [node: SchemaNode, pattern: string];

function holdsSame(definition: Described, [own, from]: Place, [other, to]: Place, value: unknown): boolean {
  const { manifest, schema } = definition;
  const boundAt = (pattern: string) => {
    const within = manifest.binds.filter(({ field }) => `${field}/`.startsWith(`${pattern}/`));
    return within.map((bind) => ({ ...bind, field: bind.field.slice(pattern.length) }));
  };
  if (!equalJson(boundAt(from), boundAt(to))) return false;
  const source = resolveRef(schema, own);
  const target = resolveRef(schema, other);
  const { maxLength = Infinity } = target;
  const isSame = equalJson({ ...source, maxLength: 0 }, { ...target, maxLength: 0 });
  return isSame && (typeof value !== 'string' || value.length <= maxLength);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
