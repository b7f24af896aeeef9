import { translate } from '#server/i18n/translate.ts';

import type { ExportDocument } from './ExportDocument.ts';

/** How far the project is; where not all that is saved is in the document, how much of it is. */
export function countSaved({
  language,
  saved,
  chosen,
  total,
}: Pick<ExportDocument, 'language' | 'saved' | 'chosen' | 'total'>): string {
  return chosen < saved
    ? translate(language, 'export.chosen-count', { chosen, saved })
    : translate(language, 'export.saved-count', { saved, total });
}
