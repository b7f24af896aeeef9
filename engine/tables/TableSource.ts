import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

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
