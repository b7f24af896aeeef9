import { useTranslation } from 'react-i18next';

import type { Language } from '#engine/languages/languages.ts';

import { currentLanguage } from './currentLanguage.ts';

/** The page's language; re-renders when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
