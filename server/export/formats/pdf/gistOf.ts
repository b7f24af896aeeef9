import type { Block } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import { cutAtWord } from '#server/export/formats/cutAtWord.ts';

// Characters; a name or a mark of its own is shorter.
const [least, most] = [30, 118];

/**
 * What a toolset says in a line or two: its leading paragraph, else the first text that is more than a name, else its
 * purpose.
 */
export function gistOf({ blocks, purpose }: Pick<Chapter, 'blocks' | 'purpose'>): { text: string; isWritten: boolean } {
  const lead = blocks.find((block) => block.kind === 'paragraph' && block.lead);
  const told = [...(lead ? [lead] : []), ...blocks].flatMap(toldOf).find(({ text }) => text.length >= least);
  return {
    text: cutAtWord((told?.text ?? purpose).replace(/\s+/g, ' '), most),
    isWritten: told !== undefined && isWritten(told),
  };
}

function toldOf(block: Block): Told[] {
  if (block.kind === 'quote' || (block.kind === 'paragraph' && !block.isNote)) return [block];
  return block.kind === 'fields' ? block.fields.filter(({ isBrief, score }) => !isBrief && !score) : [];
}
