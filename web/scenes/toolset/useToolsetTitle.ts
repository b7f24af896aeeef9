import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { definitions } from '../../stores/definitions.ts';
import { isLanguage } from '../../i18n/startI18n.ts';

/** A toolset's name in the reader's language; its id while that is not known. */
export function useToolsetTitle(): (id: string) => string {
  const { i18n } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (id) => summaries.find((summary) => summary.id === id)?.title[language] ?? id;
}
