import { forbiddenMarkup } from '#engine/article/forbiddenMarkup.ts';
import { maxArticleLength } from '#engine/article/maxArticleLength.ts';
import { articleFile } from '#engine/folder/toolsetFiles.ts';
import type { ToolsetParts } from '#engine/folder/ToolsetParts.ts';
import { languages } from '#engine/languages/languages.ts';

import type { Report } from './Report.ts';

/**
 * The article may be left out, but not in one language only; it is bounded and holds no markup that is never shown. Its
 * structure is checked with the rest of the contract, because parsing every article would slow the start of the server.
 */
export function checkArticles({ articles }: Pick<ToolsetParts, 'articles'>, report: Report): void {
  const written = languages.find((language) => articles[language] !== undefined);
  if (!written) return;
  for (const language of languages) {
    const text = articles[language];
    if (text === undefined) {
      report(articleFile(language), '', `the file is missing, while ${articleFile(written)} is there`);
    } else if (text.length > maxArticleLength) {
      report(articleFile(language), '', `is longer than ${maxArticleLength} characters`);
    } else {
      for (const { line, message } of forbiddenMarkup(text)) report(articleFile(language), `line ${line}`, message);
    }
  }
}
