import { type Language, languages } from './languages.ts';

/** The files that every toolset folder holds, by their path in the folder. */
export const toolsetFiles = [
  'toolset.json',
  'schema.json',
  'ui.json',
  'prompt.md',
  ...languages.map((language) => `locales/${language}.json` as const),
  ...languages.map((language) => `examples/${language}.json` as const),
] as const;

export const articleFile = (language: Language) => `article/${language}.md` as const;

/** The files that a folder may hold besides: how to do the toolset well, for the help centre. */
export const articleFiles = languages.map(articleFile);

export type ToolsetFile = (typeof toolsetFiles)[number] | (typeof articleFiles)[number];

/** A folder as it was read: its name and the texts of its files; a missing file is undefined. */
export interface ToolsetFolder {
  name: string;
  files: Partial<Record<ToolsetFile, string>>;
  /** Inputs of its own, by the names of the files in widgets/. Only folders that the page is built with have any. */
  widgets?: readonly string[];
}
