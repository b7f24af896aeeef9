import type { Block, Value } from './Block.ts';

/** A part of a reading that says something: a value, or a block that is one text. */
export type Told = Value | Extract<Block, { kind: 'heading' | 'paragraph' | 'quote' }>;

/**
 * Whether a part of a reading stands as people wrote it, in the language of the project. All else, such as labels,
 * choices, dates and notes, is in the reader's.
 */
export function isWritten(told: Told): boolean {
  if (!('kind' in told)) return !told.isWord && !told.score;
  if (told.kind === 'heading') return told.isWritten === true;
  return told.kind === 'quote' || !told.isNote;
}
