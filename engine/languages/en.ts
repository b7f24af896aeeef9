import type { LanguageFacts } from './LanguageFacts.ts';

/** Spelt as in Britain, and so are its dates: the day before the month. */
export const en: LanguageFacts = {
  locale: 'en-GB',
  timeZone: 'UTC',
  currency: 'EUR',
  // 12/10 is December to some and October to others.
  monthInShortDate: 'short',
  weekdayLast: false,
  lowersNames: true,
  assumption: 'Assumption',
  charactersPerToken: 4,
  windowsId: '809',
};
