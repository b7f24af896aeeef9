import { articleFaults } from '#engine/article/articleFaults.ts';

import { languages } from '../languages.ts';
import { articleFile } from '../toolsetFiles.ts';
import type { ToolsetParts } from '../ToolsetParts.ts';
import type { Report } from './Report.ts';

/** The article may be left out, but not in one language only. */
export function checkArticles({ articles }: Pick<ToolsetParts, 'articles'>, report: Report): void {
  const written = languages.find((language) => articles[language] !== undefined);
  if (!written) return;
  for (const language of languages) {
    const text = articles[language];
    if (text === undefined) {
      report(articleFile(language), '', `the file is missing, while ${articleFile(written)} is there`);
    } else {
      for (const { line, message } of articleFaults(text))
        report(articleFile(language), line === null ? '' : `line ${line}`, message);
    }
  }
}
