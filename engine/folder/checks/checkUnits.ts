import type { Toolset } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { knownUnits } from '#engine/units/unitContract.ts';

import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

/** Units belong to numbers, and those that are not known everywhere have a word in every language. */
export function checkUnits(
  { schema, ui, locales }: Pick<Toolset, 'schema' | 'ui'> & { locales: Partial<Toolset['locales']> },
  report: Report,
): void {
  const units = ui.units ?? {};
  for (const pattern of Object.keys(units)) {
    const fault = typeFault(schema, pattern, 'number', 'integer');
    if (fault) report('ui.json', `/units${formatPointer([pattern])}`, fault);
  }
  const own = new Set(Object.values(units).filter((unit) => !knownUnits.includes(unit)));
  for (const language of languages) {
    const words = locales[language]?.units ?? {};
    if (!locales[language]) continue;
    for (const unit of own)
      if (!Object.hasOwn(words, unit)) report(`locales/${language}.json`, '/units', `"${unit}" has no word`);
    for (const unit of Object.keys(words))
      if (!own.has(unit))
        report(`locales/${language}.json`, `/units${formatPointer([unit])}`, 'is not a unit of ui.json');
  }
}
