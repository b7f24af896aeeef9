import { type Language, languages } from '#engine/languages/languages.ts';

/** The files required in every toolset folder, by their path within it. */
export const toolsetFiles = [
  'toolset.json',
  'schema.json',
  'ui.json',
  'prompt.md',
  ...languages.map((language) => `locales/${language}.json` as const),
  ...languages.map((language) => `examples/${language}.json` as const),
] as const;

export const articleFile = (language: Language) => `article/${language}.md` as const;

/** The optional article files of a folder, for the help centre. */
const articleFiles = languages.map(articleFile);

export const starterFile = (language: Language) => `starter/${language}.json` as const;

/** The files that a folder may do without. */
export const optionalFiles = [...articleFiles, ...languages.map(starterFile)];

export type ToolsetFile = (typeof toolsetFiles)[number] | (typeof optionalFiles)[number];

/** A folder as read: its name and the texts of its files; undefined for a missing file. */
export interface ToolsetFolder {
  name: string;
  files: Partial<Record<ToolsetFile, string>>;
  /** Names of its own widgets in widgets/. Only built-in folders have any. */
  widgets?: readonly string[];
}
