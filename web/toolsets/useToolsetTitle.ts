import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import { definitions } from '#web/stores/definitions.ts';

/** Returns a toolset's title in the reader's language, or its id until the titles are loaded. */
export function useToolsetTitle(): (id: string) => string {
  const { summaries } = useSnapshot(definitions);
  const language = useLanguage();
  return (id) => summaries.find((summary) => summary.id === id)?.title[language] ?? id;
}
