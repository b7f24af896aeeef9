import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A toolset's document with all that is needed to read it beside the others of its project. */
export interface Subject {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  /** What of it nobody has confirmed; absent where that is not told. */
  unconfirmed?: Unconfirmed;
  references: References;
  figures: Figures;
}
