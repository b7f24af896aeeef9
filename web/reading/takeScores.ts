import type { Field } from '#engine/reading/Block.ts';

import type { TextBlock } from './Part.ts';

/** Takes the scores out of an item's blocks, which stand under its title. */
export function takeScores(blocks: readonly TextBlock[]): { scores: Field[]; blocks: TextBlock[] } {
  const scores = blocks.flatMap((block) =>
    block.kind === 'fields' && block.label === undefined ? block.fields.filter(({ score }) => score) : [],
  );
  const rest = blocks.flatMap((block) => {
    if (block.kind !== 'fields' || block.label !== undefined) return [block];
    const fields = block.fields.filter(({ score }) => !score);
    return fields.length > 0 ? [{ ...block, fields }] : [];
  });
  return { scores, blocks: rest };
}
