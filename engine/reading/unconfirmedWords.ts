import type { Language } from '#engine/languages/languages.ts';

import type { UnconfirmedScope } from './Block.ts';

/** The quiet sign beside what nobody has confirmed; fonts of all programs have it. */
export const unconfirmedMark = '◊';

interface UnconfirmedWords {
  /** Beside the sign where it stands for a whole part. */
  all: string;
  /** What the sign means. */
  legend: string;
  /** The same above a toolset of which it holds for all. */
  whole: string;
  /** In a document without it, with how many texts and figures that are. */
  leftOut: string;
}

export const unconfirmedWords: Record<Language, UnconfirmedWords> = {
  en: {
    all: 'unconfirmed',
    legend: 'Drafted by AI, not confirmed by anyone yet',
    whole: 'All of this was drafted by AI; nobody has confirmed it yet',
    leftOut: 'Only what people wrote or confirmed. Left out, drafted by AI and not confirmed yet: {{count}}',
  },
  tr: {
    all: 'onaylanmadı',
    legend: 'Yapay zekâ yazdı, henüz kimse onaylamadı',
    whole: 'Tamamını yapay zekâ yazdı, henüz kimse onaylamadı',
    leftOut:
      'Yalnızca kişilerin yazdıkları ve onayladıkları. Yapay zekânın yazdığı, henüz onaylanmayan {{count}} yer çıkarıldı',
  },
};

/** What stands behind a text, a title or a label that nobody has confirmed; nothing behind others. */
export function unconfirmedNote(scope: UnconfirmedScope | undefined, language: Language): string {
  if (scope === undefined) return '';
  return scope === 'all' ? `${unconfirmedMark}\u00A0${unconfirmedWords[language].all}` : unconfirmedMark;
}
