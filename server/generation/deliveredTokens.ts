import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Unfinished } from '#engine/generation/parts/Unfinished.ts';
import { shareWritten } from '#engine/generation/shareWritten.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

interface Delivery {
  /** Tokens that the step reserved. */
  reserved: number;
  /** What was whole when it was stopped; null: nothing. */
  partial: ToolsetDocument | null;
  /** JSON pointers of the only fields ordered, and the document that they are part of. */
  fields: readonly string[] | null;
  before: ToolsetDocument | null;
  language: Language;
  /** Where it went on with a draft that broke off: what of it was left. */
  goesOn: Unfinished | null;
}

/**
 * The tokens that a stopped step costs: the share that its text has of the example's at the same places, of what it
 * reserved, rounded down. Nothing readable costs nothing.
 */
export function deliveredTokens(
  toolset: Toolset,
  { reserved, partial, fields, before, language, goesOn }: Delivery,
): number {
  const example = toolset.examples[language];
  return Math.floor(reserved * shareWritten(toolset, { partial, example, fields, before, goesOn }));
}
