import type { LanguageFacts } from '#engine/languages/LanguageFacts.ts';

/** Of a language that was invented: Esperanto. */
export const eo: LanguageFacts = {
  locale: 'eo',
  timeZone: 'UTC',
  currency: 'EUR',
  monthInShortDate: 'numeric',
  weekdayLast: false,
  lowersNames: true,
  assumption: 'Supozo',
  charactersPerToken: 3,
  windowsId: '1000',
};
