import type { LanguageFacts } from './LanguageFacts.ts';

export const tr: LanguageFacts = {
  locale: 'tr-TR',
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
  monthInShortDate: 'numeric',
  // “7 Nisan Salı”.
  weekdayLast: true,
  timeMark: '.',
  // The name stands first.
  lowersNames: false,
  assumption: 'Varsayım',
  charactersPerToken: 3.1,
  windowsId: '41F',
};
