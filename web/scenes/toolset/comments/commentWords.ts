import { useTranslation } from 'react-i18next';

import { namespaceWords } from '#web/form/namespaceWords.ts';

import { useLanguage } from '../../../i18n/useLanguage.ts';

const words = namespaceWords(
  'comments',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);

/** The words of the panel, which come with it. */
export function useCommentWords() {
  const { i18n } = useTranslation();
  return words(i18n, useLanguage());
}
