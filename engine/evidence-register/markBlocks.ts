import type { Claim } from '#engine/evidence/Evidence.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Block } from '#engine/reading/Block.ts';

import { describeRegisterSupport } from './describeRegisterSupport.ts';
import { registerWords } from './registerWords.ts';

/** What stands in the text beside a claim: "assumed", or its state with what it rests on. */
export function claimNote(claim: Claim, language: Language): string {
  const state = registerWords[language].states[claim.state].toLocaleLowerCase(language);
  return claim.state === 'assumed' ? state : `${state}: ${describeRegisterSupport(claim, language)}`;
}

/**
 * A reading in which claims say what they rest on: texts at their end, items in a line below their heading. Quotations
 * stay as they were said.
 *
 * @param notes by pointer of the claim
 */
export function markBlocks(blocks: readonly Block[], notes: ReadonlyMap<string, string>): Block[] {
  if (notes.size === 0) return [...blocks];
  const mark = <T extends { pointer: string; text: string }>(value: T): T => {
    const note = notes.get(value.pointer);
    return note === undefined ? value : { ...value, text: `${value.text} [${note}]` };
  };
  return blocks.flatMap((block, index): Block[] => {
    const note = notes.get(block.pointer);
    switch (block.kind) {
      case 'heading': {
        // The heading of a list leads to its first item, whose own heading follows.
        const next = blocks[index + 1];
        const isOfItem = next?.kind !== 'heading' || next.pointer !== block.pointer;
        if (note === undefined || !isOfItem) return [block];
        return [block, { kind: 'paragraph', text: note, isNote: true, pointer: block.pointer }];
      }
      case 'paragraph':
        return [mark(block)];
      case 'list':
        return [{ ...block, items: block.items.map(mark) }];
      case 'fields':
        return [{ ...block, fields: block.fields.map(mark) }];
      case 'table':
        return [{ ...block, rows: block.rows.map(markRow) }];
      case 'quote':
      case 'image':
        return [block];
    }
  });

  function markRow(row: Extract<Block, { kind: 'table' }>['rows'][number]) {
    const note = notes.get(row.pointer);
    const [first, ...rest] = row.cells;
    if (note === undefined || !first) return row;
    return { ...row, cells: [{ ...first, text: `${first.text} [${note}]` }, ...rest] };
  }
}
