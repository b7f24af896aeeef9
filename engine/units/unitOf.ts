import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { currencyOf } from './currencyOf.ts';
import type { Unit } from './Unit.ts';

/** The unit of a field, by its pattern; undefined for one that has none. */
export function unitOf(
  { manifest, ui, locales }: Pick<ToolsetDefinition, 'manifest' | 'ui' | 'locales'>,
  pattern: string,
  language: Language,
  { document, figures }: { document: ToolsetDocument; figures?: Figures | undefined },
): Unit | undefined {
  const name = ui.units?.[pattern];
  if (name === undefined) return undefined;
  if (name === 'currency') return { kind: 'currency', code: currencyOf(manifest, document, language, figures) };
  if (name === 'percent' || name === 'count') return { kind: name };
  return { kind: 'word', word: locales[language].units?.[name] ?? name };
}
