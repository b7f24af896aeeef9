import { useSnapshot } from 'valtio';

import { definitions } from '../../stores/definitions.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** A toolset's name in the reader's language; its id while that is not known. */
export function useToolsetTitle(): (id: string) => string {
  const { summaries } = useSnapshot(definitions);
  const language = useLanguage();
  return (id) => summaries.find((summary) => summary.id === id)?.title[language] ?? id;
}
