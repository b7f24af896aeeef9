import { formatDay } from '#engine/dates/formatDay.ts';
import { translate } from '#server/i18n/translate.ts';

import type { ExportDocument } from './ExportDocument.ts';

type Told = Pick<ExportDocument, 'brand' | 'project' | 'language' | 'date' | 'timeZone'>;

/** What a cover says below the project: for whom it is, who made it, when. */
export function coverFacts({ brand, project, language, date, timeZone }: Told): string[] {
  const makers = [project.author, brand?.company].filter(Boolean).join(', ');
  return [
    brand?.client && translate(language, 'export.for-client', { name: brand.client }),
    makers && translate(language, 'export.made-by', { name: makers }),
    formatDay(date, language, 'long', timeZone),
  ].filter((fact): fact is string => Boolean(fact));
}

/** What stands at the foot of every page: whose document it is, and of when. */
export function footFact({ brand, language, date, timeZone }: Told): string {
  return [brand?.company, formatDay(date, language, 'long', timeZone)].filter(Boolean).join('  ·  ');
}

/** What is read instead of the logo. */
export function logoWords({ brand, language }: Told): string {
  return brand?.company
    ? translate(language, 'export.logo-of', { name: brand.company })
    : translate(language, 'export.logo');
}
