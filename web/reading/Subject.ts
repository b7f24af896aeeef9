import type { Figures } from '#engine/computed/Figures.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/** A toolset's document with all that is needed to read it beside the others of its project. */
export interface Subject {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  references: References;
  figures: Figures;
}
