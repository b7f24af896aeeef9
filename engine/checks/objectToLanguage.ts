import type { Toolset } from '#engine/contract/Toolset.ts';
import { textsOf } from '#engine/evidence/isQuoteIn.ts';
import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { isInOtherLanguage } from './isInOtherLanguage.ts';
import { writtenByModel } from './writtenByModel.ts';

/** What to tell a model whose draft is in another language than was asked for; null where it is not. */
export function objectToLanguage(
  toolset: Toolset,
  { document, before, language }: { document: ToolsetDocument; before: ToolsetDocument | null; language: Language },
): string | null {
  const said = new Set(textsOf(before));
  const texts = writtenByModel(toolset, document).texts.filter(({ value }) => !said.has(value));
  if (!isInOtherLanguage(texts, language)) return null;
  const name = new Intl.DisplayNames([fallbackLanguage], { type: 'language' }).of(language);
  return `The answer is not in ${name}. Answer again with the whole JSON object in the same schema, saying the same, with every text of it in ${name}. Leave quotes, ids and choices of the schema as they are.`;
}
