import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import { withoutMark } from '#engine/evidence/findAssumptions.ts';
import type { Block } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { findGist, oneLine } from '#engine/standing/findGist.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import { cutAtWord } from '#server/export/formats/cutAtWord.ts';
import { printable } from '#server/export/printable.ts';

// Characters; a name or a mark of its own is shorter.
const [least, most] = [30, 118];

type Gisted = Pick<Chapter, 'blocks' | 'purpose'> &
  Partial<Pick<Chapter, 'definition' | 'content' | 'places' | 'states'>>;

export interface ChapterGist {
  text: string;
  isWritten: boolean;
  /** A model drafted it, and nobody has confirmed it. */
  isUnconfirmed: boolean;
  /** Where it is a claim, or a text that says by its mark that it assumes: what is known of it. */
  state?: ClaimState;
}

/**
 * What a toolset says in a line or two: what its folder declares as its gist, else its leading paragraph, else the
 * first text that is more than a name, else its purpose.
 */
export function gistOf({ blocks, purpose, definition, content, places, states }: Gisted): ChapterGist {
  const gist = definition && content && findGist(definition.manifest, content);
  if (gist) {
    const isUnconfirmed = places?.drafted.has(gist.pointer) ?? false;
    const parent = gist.pointer.slice(0, gist.pointer.lastIndexOf('/'));
    const value = String(getAt(content, gist.pointer));
    const isMarked = oneLine(withoutMark(value)) !== oneLine(value);
    const state = states?.get(gist.pointer) ?? states?.get(parent) ?? (isMarked ? 'assumed' : undefined);
    return {
      text: cutAtWord(printable(gist.text), most),
      isWritten: true,
      isUnconfirmed,
      ...(state && { state }),
    };
  }
  const lead = blocks.find((block) => block.kind === 'paragraph' && block.lead);
  const told = [...(lead ? [lead] : []), ...blocks].flatMap(toldOf).find(({ text }) => text.length >= least);
  return {
    text: cutAtWord((told?.text ?? purpose).replace(/\s+/g, ' '), most),
    isWritten: told !== undefined && isWritten(told),
    isUnconfirmed: told?.unconfirmed !== undefined,
  };
}

function toldOf(block: Block): Told[] {
  if (block.kind === 'quote' || (block.kind === 'paragraph' && !block.isNote)) return [block];
  return block.kind === 'fields' ? block.fields.filter(({ isBrief, score }) => !isBrief && !score) : [];
}
