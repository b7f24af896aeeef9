import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/** What a starter is filled with. */
export interface StarterContext {
  toolset: Pick<Toolset, 'manifest' | 'schema' | 'locales' | 'starters'>;
  language: Language;
  project: { name: string; description: string };
  /** What the project has of other toolsets, by their ids. */
  documents: ReadonlyMap<string, ToolsetDocument>;
}
