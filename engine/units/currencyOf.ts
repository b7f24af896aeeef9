import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { type Language, languageFacts } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * The code of the currency of a toolset's amounts: the one chosen in the field that its manifest names, else the usual
 * one.
 */
export function currencyOf(
  { id, currency }: Pick<ToolsetManifest, 'id' | 'currency'>,
  document: ToolsetDocument,
  language: Language,
  figures: Figures = {},
): string {
  const chosen = currency && getAt(currency.toolset === id ? document : figures[currency.toolset], currency.field);
  return typeof chosen === 'string' && /^[A-Z]{3}$/.test(chosen) ? chosen : languageFacts[language].currency;
}
