import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import type { ToolsetLocale } from './localeContract.ts';
import type { ToolsetManifest } from './manifestContract.ts';
import type { ToolsetUi } from './uiContract.ts';

/** A valid toolset folder, parsed. */
export interface Toolset {
  manifest: ToolsetManifest;
  schema: ToolsetSchema;
  ui: ToolsetUi;
  /** The Mustache template of `prompt.md`. */
  prompt: string;
  locales: Record<Language, ToolsetLocale>;
  examples: Record<Language, ToolsetDocument>;
  /** A document of blanks and questions to begin with, as a template; null without one. */
  starters: Record<Language, unknown> | null;
  /** The help centre's article about the toolset, in Markdown; null without one. */
  articles: Record<Language, string> | null;
}

/** The parts of a toolset from which the browser renders its form. */
export type ToolsetDefinition = Pick<Toolset, 'manifest' | 'schema' | 'ui' | 'locales'>;
