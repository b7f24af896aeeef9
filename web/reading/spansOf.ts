import type { TextBlock } from '#engine/reading/Part.ts';

/** In characters: the longest text that may stand beside another. */
const longestBeside = 260;

const whole = 'roomy:col-span-6';
const half = 'roomy:col-span-3';
/** Of a text beside a fact. */
export const rest = 'roomy:col-span-4';

/**
 * The columns of six that each block takes. Short texts that follow each other stand in pairs; the first is whole where
 * one would be left over.
 */
export function spansOf(blocks: readonly TextBlock[]): string[] {
  const spans: string[] = blocks.map(() => whole);
  for (let start = 0; start < blocks.length; start++) {
    let end = start;
    while (isShort(blocks[end])) end++;
    const odd = (end - start) % 2;
    if (odd === 1 && isAfterOneFact(blocks[start - 1])) spans[start] = rest;
    for (let index = start + odd; index < end; index++) spans[index] = half;
    start = Math.max(start, end - 1);
  }
  return spans;
}

/** Whether a block may share its row with another that is short too. */
function isShort(block: TextBlock | undefined): boolean {
  if (block?.kind === 'paragraph')
    return !block.lead && block.label !== undefined && block.text.length <= longestBeside;
  return block?.kind === 'list' && block.label !== undefined;
}

/** Whether facts leave two thirds of their last row free. */
function isAfterOneFact(block: TextBlock | undefined): boolean {
  return block?.kind === 'fields' && block.label === undefined && block.fields.length % 3 === 1;
}
