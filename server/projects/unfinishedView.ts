import type { Toolset } from '#engine/contract/Toolset.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import { fieldsLeft } from '#engine/generation/parts/fieldsLeft.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { UnfinishedDraft } from '#server/database/repositories/projectToolsets.ts';
import { translate } from '#server/i18n/translate.ts';

/** What is left of a draft that broke off, as its page tells it. */
export function unfinishedView(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  unfinished: UnfinishedDraft,
  language: Language,
): NonNullable<NonNullable<ToolsetState['draft']>['unfinished']> {
  const { because, price } = unfinished;
  const fields = fieldsLeft(unfinished);
  return {
    because,
    reason: translate(language, `generationErrors.${because}.title`),
    fields,
    price: Math.min(price, generationPrice(toolset, fields)),
  };
}
