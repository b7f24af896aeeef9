import { toPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

/** Tells of a pointer or pattern whether a model must not write there: ids, computed values, mirrors, fields left to people. */
export function notForModel({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>): (pointer: string) => boolean {
  const fixed = new Set([
    ...manifest.notGenerated,
    ...manifest.computed.map(({ field }) => field),
    ...(manifest.mirrors ? [manifest.mirrors.name, manifest.mirrors.description] : []),
  ]);
  return (pointer) => {
    const pattern = toPattern(pointer);
    return fixed.has(pattern) || pattern.endsWith('/id') || schemaAt(schema, pattern)?.readOnly === true;
  };
}
