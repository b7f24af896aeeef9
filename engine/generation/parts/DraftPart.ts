import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** What one call writes of a draft that is written in several. */
export interface DraftPart {
  /** JSON pointers of fields of the document. */
  fields: readonly string[];
  /** Where it writes a long list: how many items at most, and how many the list has when it is long enough. */
  list?: { most: number; enough: number };
  /** Whether all else is written, and is read over. */
  isLast: boolean;
  /** Whether the list has items that stay as they are, of a draft that broke off. */
  isFurther?: boolean;
  rules: 'all' | 'short';
  /** What it says rests on nothing: with room for citations it would not fit. */
  citesNothing?: true;
  /** Tokens that such an answer has. */
  answer: number;
}

/** What a prompt is told of the call that it is for. */
export interface PromptPart extends DraftPart {
  /** What the calls before have written. */
  written: ToolsetDocument;
}
