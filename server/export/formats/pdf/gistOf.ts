import type { Block } from '#engine/reading/Block.ts';

import type { Chapter } from '../../ExportDocument.ts';
import { cutAtWord } from '../cutAtWord.ts';

// Characters; a name or a mark of its own is shorter.
const [least, most] = [30, 118];

/** What a toolset says in a line or two: its leading paragraph, else the first text that is more than a name, else its purpose. */
export function gistOf({ blocks, purpose }: Pick<Chapter, 'blocks' | 'purpose'>): string {
  const lead = blocks.find((block) => block.kind === 'paragraph' && block.lead);
  const text = [...(lead ? [lead] : []), ...blocks].flatMap(textsOf).find((each) => each.length >= least) ?? purpose;
  return cutAtWord(text.replace(/\s+/g, ' '), most);
}

function textsOf(block: Block): string[] {
  if (block.kind === 'quote' || (block.kind === 'paragraph' && !block.isNote)) return [block.text];
  if (block.kind === 'fields')
    return block.fields.filter(({ isBrief, score }) => !isBrief && !score).map(({ text }) => text);
  return [];
}
