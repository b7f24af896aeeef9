import type { Language } from '#engine/languages/languages.ts';

import type { ExportDocument } from './ExportDocument.ts';

/** The language of what people wrote, where the document speaks another and so has to say it. */
export function writtenLanguage({
  language,
  project,
}: Pick<ExportDocument, 'language' | 'project'>): Language | undefined {
  return project.language === language ? undefined : project.language;
}
