import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** The document whose values differ from those that they repeat. */
export interface DisagreementsProps {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  language: Language;
  figures: Figures;
}
