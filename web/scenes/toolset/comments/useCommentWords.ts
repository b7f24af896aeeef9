import type { Say } from '#web/i18n/PartWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import { commentWords } from './commentWords.ts';

export function useCommentWords(): Say {
  return commentWords.in(useLanguage());
}
