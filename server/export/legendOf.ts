import { type Language, languageFacts } from '#engine/languages/languages.ts';
import type { Block } from '#engine/reading/Block.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';

import type { ExportDocument } from './ExportDocument.ts';

/** What an export says of what nobody has confirmed: what its sign means, or that it is left out; null: nothing. */
export function legendOf({ chapters, standing, language, leftOut }: ExportDocument): string | null {
  if (leftOut > 0) return unconfirmedWords[language].leftOut.replace('{{count}}', formatCount(leftOut, language));
  const isMarkedAnywhere =
    standing?.blocks.some(isMarked) ||
    chapters.some(({ isUnconfirmed, blocks }) => isUnconfirmed || blocks.some(isMarked));
  return isMarkedAnywhere ? `${unconfirmedMark} ${unconfirmedWords[language].legend}` : null;
}

function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale).format(count);
}

function isMarked(block: Block): boolean {
  if (block.unconfirmed) return true;
  switch (block.kind) {
    case 'list':
      return block.items.some(({ unconfirmed }) => unconfirmed);
    case 'fields':
      return block.fields.some(({ unconfirmed }) => unconfirmed);
    case 'table':
      return block.rows.some(({ cells }) => cells.some((cell) => cell?.unconfirmed));
    default:
      return false;
  }
}
