import type { Language } from './languages.ts';
import type { Toolset } from './Toolset.ts';

/** What could be read of a folder: the files that are there and keep their own contract. */
export interface ToolsetParts extends Partial<Pick<Toolset, 'manifest' | 'schema' | 'ui' | 'prompt'>> {
  locales: Partial<Toolset['locales']>;
  examples: Partial<Record<Language, unknown>>;
  articles: Partial<Record<Language, string>>;
  /** The folder's own inputs, by name. */
  widgets: readonly string[];
}
