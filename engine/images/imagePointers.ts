import type { Toolset } from '#engine/contract/Toolset.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

/** Where a document has images: the pointers of its fields of format "image" that hold something. */
export function imagePointers({ schema }: Pick<Toolset, 'schema'>, content: ToolsetDocument): string[] {
  return walkSchema(schema)
    .filter(({ node }) => node.format === 'image')
    .flatMap(({ pattern }) => expandPattern(content, pattern))
    .filter((pointer) => typeof getAt(content, pointer) === 'string');
}
