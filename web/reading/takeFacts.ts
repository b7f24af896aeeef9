import type { Field } from '#engine/reading/Block.ts';
import type { TextBlock } from '#engine/reading/Part.ts';

/** Takes scores and other brief values out of an item's blocks, which stand under its title. */
export function takeFacts(blocks: readonly TextBlock[]): { facts: Field[]; blocks: TextBlock[] } {
  const facts = blocks.flatMap((block) =>
    block.kind === 'fields' && block.label === undefined ? block.fields.filter(({ isBrief }) => isBrief) : [],
  );
  const rest = blocks.flatMap((block) => {
    if (block.kind !== 'fields' || block.label !== undefined) return [block];
    const fields = block.fields.filter(({ isBrief }) => !isBrief);
    return fields.length > 0 ? [{ ...block, fields }] : [];
  });
  return { facts, blocks: rest };
}
