import type { Toolset } from '#engine/contract/Toolset.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

export interface ExampleText {
  pointer: string;
  text: string;
}

/** The texts of a document that are written, not chosen: no enums, no references, no ids, no dates. */
export function readTexts(
  { schema, manifest }: Pick<Toolset, 'schema' | 'manifest'>,
  document: unknown,
): ExampleText[] {
  const references = new Set(manifest.binds.map(({ field }) => field));
  return walkSchema(schema)
    .filter(
      ({ node, pattern, key }) =>
        node.type === 'string' && !node.enum && !node.format && key !== 'id' && !references.has(pattern),
    )
    .flatMap(({ pattern }) => expandPattern(document, pattern))
    .flatMap((pointer) => {
      const text = getAt(document, pointer);
      return typeof text === 'string' && text !== '' ? [{ pointer, text }] : [];
    });
}
