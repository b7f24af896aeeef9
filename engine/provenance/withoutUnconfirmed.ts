import type { Toolset } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { isDerived } from './isDerived.ts';
import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import { saysSomething } from './saysSomething.ts';

/**
 * A document without what nobody has confirmed. An item of which nothing is left but what is derived goes as a whole,
 * and so does one that lacks what it cannot be without, such as its name.
 *
 * @param isGone whether the text of a reference names an item that is left out
 */
export function withoutUnconfirmed(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  { document, unconfirmed }: KnownDocument,
  isGone: (text: string) => boolean = () => false,
): ToolsetDocument {
  const drafted = new Set(unconfirmedLeaves({ manifest, schema }, { document, unconfirmed }));
  const derived = isDerived({ manifest, schema });
  const bound = new Set(manifest.binds.map(({ field }) => field));
  return (visit(document, schema, '') ?? {}) as ToolsetDocument;

  function visit(value: unknown, given: SchemaNode, pointer: string): unknown {
    const node = resolveRef(schema, given);
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => visit(item, node.items ?? {}, `${pointer}/${index}`) ?? []);
    if (typeof value !== 'object' || value === null) {
      const isLeftOut =
        drafted.has(pointer) || (typeof value === 'string' && bound.has(toPattern(pointer)) && isGone(value));
      return isLeftOut ? undefined : value;
    }
    const kept = Object.entries(value).flatMap(([key, child]) => {
      const place = pointer + formatPointer([key]);
      const rest = visit(child, node.properties?.[key] ?? {}, place);
      return rest === undefined ? [] : [[key, rest] as const];
    });
    const names = new Set(kept.map(([key]) => key));
    const isLacking = node.required?.some((key) => Object.hasOwn(value, key) && !names.has(key)) ?? false;
    const isSaid = kept.some(([key, rest]) => !derived(pointer + formatPointer([key])) && says(rest));
    return pointer !== '' && (isLacking || (!isSaid && says(value))) ? undefined : Object.fromEntries(kept);
  }
}

/** JSON pointers of the single values of a document that stand as a model drafted them, confirmed by nobody. */
export function unconfirmedLeaves(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { document, unconfirmed }: KnownDocument,
): string[] {
  const derived = isDerived(toolset);
  return leavesOf(document, unconfirmed).filter((pointer) => !derived(pointer));
}

function says(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return saysSomething(value);
  return Object.values(value).some(says);
}
