import { useTranslation } from 'react-i18next';

import type { SourceSummary } from '#engine/protocol/source.ts';
import { formatNumber, formatPlainDay } from '#web/i18n/formats.ts';

/** What is known of a source, each in a few words. */
export function useSourceFacts({ kind, date, consent, people, characters }: SourceSummary): string[] {
  const { t } = useTranslation();
  return [
    t(`sources.kinds.kind-${kind}`),
    ...(date ? [formatPlainDay(date)] : []),
    ...(people.length > 0 ? [t('sources.people', { count: people.length })] : []),
    ...(consent ? [t(`sources.consents.consent-${consent}`)] : []),
    t('sources.characters', { count: characters, amount: formatNumber(characters) }),
  ];
}
