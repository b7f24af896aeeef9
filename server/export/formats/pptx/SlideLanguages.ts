import { type Language, languageFacts } from '#engine/languages/languages.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { writtenLanguage } from '#server/export/writtenLanguage.ts';

/** The languages of a deck's texts: its own, and that of what people wrote. */
export class SlideLanguages {
  readonly own: Language;
  readonly #written: Language;

  constructor(document: Pick<ExportDocument, 'language' | 'project'>) {
    this.own = document.language;
    this.#written = writtenLanguage(document) ?? document.language;
  }

  /** The `lang` of a run. */
  of(isWritten: boolean): string {
    return languageFacts[isWritten ? this.#written : this.own].locale;
  }
}
