import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { StrictSchema } from './StrictSchema.ts';

/**
 * Ids allowed in bound fields, by field pattern. A field without an entry accepts any text; one without ids is
 * excluded. Under the pattern of a list's `id`, the ids of items that stand there now.
 */
export type AllowedReferences = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a pattern is that of the id of items that stand there now: a model says by it which of them an item of its
 * answer is, and null for a new one.
 */
export function isPresentId(pattern: string, references: AllowedReferences): boolean {
  return pattern.endsWith('/*/id') && (references[pattern]?.length ?? 0) > 0;
}

/**
 * Projects a toolset's schema to the strict subset that providers accept for structured output: closed objects, every
 * key required, optional values nullable, `$ref` inlined, unsupported keywords removed (the prompt states the limits of
 * texts). Fields a model must not write are excluded; bound fields accept existing ids only.
 */
export function toStrictSchema(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  references: AllowedReferences = {},
): StrictSchema {
  return projectNode({ ...toolset, excluded: notForModel(toolset) }, toolset.schema, '', references);
}

/**
 * The strict schema for some fields: an object with one key per pointer, named by {@link wantedFieldKey}. Pointers that
 * are unknown, that a model must not write or that have no allowed ids are excluded.
 */
export function toStrictFieldsSchema(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  pointers: readonly string[],
  references: AllowedReferences = {},
): StrictSchema {
  const excluded = notForModel(toolset);
  const properties: Record<string, StrictSchema> = {};
  for (const pointer of pointers) {
    const node = schemaAt(toolset.schema, pointer);
    const pattern = toPattern(pointer);
    if (!node || excluded(pointer) || hasNothingToPick(pattern, references)) continue;
    properties[wantedFieldKey(pointer)] = projectNode({ ...toolset, excluded }, node, pattern, references);
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The key of a requested field in the answer: "stakeholders-2-why" for "/stakeholders/2/why". */
export function wantedFieldKey(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '-');
}

function projectNode(
  { schema, excluded }: Pick<Toolset, 'schema'> & { excluded: (pattern: string) => boolean },
  from: SchemaNode,
  root: string,
  references: AllowedReferences,
): StrictSchema {
  return project(from, root);

  /** A list of items that cannot be without a reference, such as citations, when there is nothing to refer to. */
  function needsWhatIsNotThere(given: SchemaNode, pattern: string): boolean {
    const item = resolveRef(schema, resolveRef(schema, given).items ?? {});
    return item.required?.some((key) => references[`${pattern}/*/${key}`]?.length === 0) ?? false;
  }

  function project(given: SchemaNode, pattern: string): StrictSchema {
    const node = resolveRef(schema, given);
    if (node.type === 'object') {
      const properties: Record<string, StrictSchema> = {};
      for (const [key, child] of Object.entries(node.properties ?? {})) {
        const at = `${pattern}/${key}`;
        // The item itself, where it is wanted alone, stays the same.
        if (pattern !== root && isPresentId(at, references)) {
          properties[key] = nullable(project(child, at));
          continue;
        }
        if (excluded(at) || hasNothingToPick(at, references) || needsWhatIsNotThere(child, at)) continue;
        const projected = project(child, at);
        properties[key] = node.required?.includes(key) ? projected : nullable(projected);
      }
      return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    }
    if (node.type === 'array') {
      return {
        type: 'array',
        items: project(node.items ?? { type: 'string' }, `${pattern}/*`),
        ...(node.minItems === undefined ? {} : { minItems: node.minItems }),
        ...(node.maxItems === undefined ? {} : { maxItems: node.maxItems }),
      };
    }
    const allowed = node.enum ?? references[pattern];
    return {
      type: node.type ?? 'string',
      ...(allowed && allowed.length > 0 ? { enum: [...allowed] } : {}),
      ...(node.format === undefined ? {} : { format: node.format }),
      ...(node.pattern === undefined || allowed ? {} : { pattern: node.pattern }),
      ...(node.minimum === undefined ? {} : { minimum: node.minimum }),
      ...(node.maximum === undefined ? {} : { maximum: node.maximum }),
    };
  }
}

/** Whether a bound field, or a list of them, has no item to refer to. */
function hasNothingToPick(pattern: string, references: AllowedReferences): boolean {
  return references[pattern]?.length === 0 || references[`${pattern}/*`]?.length === 0;
}

/** Makes single values nullable. Optional lists answer [] and optional objects contain nulls, so they need no null. */
function nullable(schema: StrictSchema): StrictSchema {
  if (schema.type === 'object' || schema.type === 'array' || typeof schema.type !== 'string') return schema;
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum ? { enum: [...schema.enum, null] } : {}) };
}
