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
  /** null: it is the project’s name, or stands in a source. */
  toolset: z.string().nullable(),
  /** JSON pointer of the text in what is saved; null where there is no toolset. */
  pointer: z.string().nullable(),
  /** Absent: it is no source. */
  source: z.object({ id: z.string(), line: z.int() }).optional(),
  /** What the field is called, for the reader; of a source its title. */
  field: z.string(),
  /** The text around what was found. */
  words: z.string(),
});

export type SearchResult = z.infer<typeof searchResult>;
