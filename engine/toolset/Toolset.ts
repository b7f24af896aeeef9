import type { Language } from './languages.ts';
import type { ToolsetLocale } from './localeContract.ts';
import type { ToolsetManifest } from './manifestContract.ts';
import type { ToolsetDocument } from './ToolsetDocument.ts';
import type { ToolsetSchema } from './ToolsetSchema.ts';
import type { ToolsetUi } from './uiContract.ts';

/** One toolset folder, read and found sound. */
export interface Toolset {
  manifest: ToolsetManifest;
  schema: ToolsetSchema;
  ui: ToolsetUi;
  /** The Mustache template of `prompt.md`. */
  prompt: string;
  locales: Record<Language, ToolsetLocale>;
  examples: Record<Language, ToolsetDocument>;
  /** How to do the toolset well, in Markdown; null where the folder tells nothing about it. */
  articles: Record<Language, string> | null;
}

/** What the browser needs of a toolset to draw its form. */
export type ToolsetDefinition = Pick<Toolset, 'manifest' | 'schema' | 'ui' | 'locales'>;
