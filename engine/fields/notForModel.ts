import type { Toolset } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/**
 * A predicate on pointers and patterns for fields a model must not write: ids, computed values, mirrors, fields left to
 * people, and everything within them.
 */
export function notForModel({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>): (pointer: string) => boolean {
  const fixed = new Set([
    ...manifest.notGenerated,
    ...manifest.computed.map(({ field }) => field),
    ...(manifest.mirrors ? [manifest.mirrors.name, manifest.mirrors.description] : []),
  ]);
  return (pointer) => {
    const tokens = parsePointer(toPattern(pointer));
    const places = tokens.map((_, depth) => formatPointer(tokens.slice(0, depth + 1)));
    return tokens.at(-1) === 'id' || places.some((place) => fixed.has(place) || schemaAt(schema, place)?.readOnly);
  };
}
