import type { Figures } from '#engine/computed/Figures.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { tableWords, type TableWords } from './tableWords.ts';

/** The content in the words of one language, from which tables are made. */
export class TableSource extends ReadingSource {
  readonly words: TableWords;

  constructor(
    definition: ToolsetDefinition,
    content: ToolsetDocument,
    language: Language,
    references: References,
    figures?: Figures,
  ) {
    super(definition, content, language, references, figures);
    this.words = tableWords[language];
  }
}
