import type { Part } from '#engine/reading/Part.ts';

/** JSON pointers of all that stands in a part: the item itself, or what a section shows. */
export function placesOf({ heading, blocks, parts }: Part): string[] {
  if (heading.number !== undefined) return [heading.pointer];
  const own = blocks.flatMap((block) =>
    // Fields side by side stand for themselves, not for all that is around them.
    block.kind === 'fields' ? block.fields.map(({ pointer }) => pointer) : [block.pointer],
  );
  return [...own, ...parts.flatMap(placesOf)];
}
