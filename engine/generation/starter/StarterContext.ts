import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** What a starter is filled with. */
export interface StarterContext {
  toolset: Pick<Toolset, 'manifest' | 'schema' | 'locales' | 'starters'>;
  language: Language;
  project: { name: string; description: string };
  /** What the project has of other toolsets, by their ids. */
  documents: ReadonlyMap<string, ToolsetDocument>;
}
