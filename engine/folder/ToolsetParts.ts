import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';

/** The parsed parts of a folder: files that exist and are valid by themselves. */
export interface ToolsetParts extends Partial<Pick<Toolset, 'manifest' | 'schema' | 'ui' | 'prompt'>> {
  locales: Partial<Toolset['locales']>;
  examples: Partial<Record<Language, unknown>>;
  starters: Partial<Record<Language, unknown>>;
  articles: Partial<Record<Language, string>>;
  /** The folder's own widgets, by name. */
  widgets: readonly string[];
}
