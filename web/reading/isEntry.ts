import type { Part, TextBlock } from '#engine/reading/Part.ts';

import { takeFacts } from './takeFacts.ts';

const isCitations = (block: TextBlock) => block.kind === 'list' && block.isCitations === true;

/** Whether an item is a sentence with brief values and what it rests on, and nothing else. */
export function isEntry({ blocks, parts, heading }: Part): boolean {
  return heading.isWritten === true && parts.length === 0 && takeFacts(blocks).blocks.every(isCitations);
}

/** Whether it tells on a chip what a claim rests on, which is not told beside its title then. */
export function hasCitations(blocks: readonly TextBlock[]): boolean {
  return blocks.some(isCitations);
}
