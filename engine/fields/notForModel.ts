import type { Toolset } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { derivedFields } from './derivedFields.ts';

/**
 * A predicate on pointers and patterns for fields a model must not write: ids, computed values, mirrors, fields left to
 * people, and everything within them.
 */
export function notForModel(toolset: Pick<Toolset, 'manifest' | 'schema'>): (pointer: string) => boolean {
  const { notGenerated, computed, mirrors } = toolset.manifest;
  const known = predicates.get(toolset.schema);
  if (known?.notGenerated === notGenerated && known.computed === computed && known.mirrors === mirrors)
    return known.predicate;
  const predicate = predicateOf(toolset);
  predicates.set(toolset.schema, { notGenerated, computed, mirrors, predicate });
  return predicate;
}

/** It follows from a folder, and is asked for by many in the course of one draft. */
const predicates = new WeakMap<
  ToolsetSchema,
  Pick<Toolset['manifest'], 'notGenerated' | 'computed' | 'mirrors'> & { predicate: (pointer: string) => boolean }
>();

function predicateOf({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>): (pointer: string) => boolean {
  const fixed = new Set([
    ...manifest.notGenerated,
    ...derivedFields(manifest.computed),
    ...(manifest.mirrors ? [manifest.mirrors.name, manifest.mirrors.description] : []),
  ]);
  // Asked for every value of a document, which has the same few patterns again and again.
  const known = new Map<string, boolean>([['', false]]);
  return (pointer) => {
    const before = known.get(pointer);
    if (before !== undefined) return before;
    const pattern = toPattern(pointer);
    return pattern.endsWith('/id') || isFixed(pattern);
  };

  function isFixed(pattern: string): boolean {
    const before = known.get(pattern);
    if (before !== undefined) return before;
    const isOne =
      fixed.has(pattern) ||
      schemaAt(schema, pattern)?.readOnly === true ||
      isFixed(pattern.slice(0, pattern.lastIndexOf('/')));
    known.set(pattern, isOne);
    return isOne;
  }
}
