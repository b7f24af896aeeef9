import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { boundedText } from './boundedText.ts';
import { id } from './id.ts';
import { longestSearch } from './longestSearch.ts';

export const searchQuery = z.object({
  /** Letters as they come: neither case nor marks matter, and each word has to be there. */
  q: boundedText(longestSearch, (text) => text.trim()).default(''),
  /** A project whose finds come first. */
  project: id.optional(),
});

export const searchResult = z.object({
  project: z.string(),
  projectName: z.string(),
  /** In which the project is written. */
  language: z.enum(languages),
  /** null: it is the project’s name. */
  toolset: z.string().nullable(),
  /** JSON pointer of the text in what is saved; null: it is the project’s name. */
  pointer: z.string().nullable(),
  /** What the field is called, for the reader. */
  field: z.string(),
  /** The text around what was found. */
  words: z.string(),
});

export type SearchResult = z.infer<typeof searchResult>;
