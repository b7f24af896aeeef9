import type { Language } from '#engine/languages/languages.ts';

import type { PictureWords } from './PictureWords.ts';

const en: PictureWords = {
  more: (count) => `+ ${count} more`,
  none: 'none yet',
  unsorted: 'Not sorted yet',
  average: 'average',
  assumed: 'assumed',
  sheet: (number, of) => `${number} / ${of}`,
  lowToHigh: (low, high) => `${low} = low, ${high} = high`,
  severities: { low: 'low', medium: 'medium', high: 'high' },
  chosenByHand: 'chosen by hand, other than the scores suggest',
  notToScale: 'Circles are not drawn to scale',
  gathered: (count) => `×${count} = ${count} in one place, without their numbers`,
  counted: (count, item) => `${item}: ${count}`,
};

const tr: PictureWords = {
  more: (count) => `+ ${count} tane daha`,
  none: 'henüz yok',
  unsorted: 'Henüz ayrılmadı',
  average: 'ortalama',
  assumed: 'varsayım',
  sheet: (number, of) => `${number} / ${of}`,
  lowToHigh: (low, high) => `${low} = düşük, ${high} = yüksek`,
  severities: { low: 'düşük', medium: 'orta', high: 'yüksek' },
  chosenByHand: 'puanların önerdiğinden farklı, elle seçilmiş',
  notToScale: 'Daireler ölçekli değildir',
  gathered: (count) => `×${count} = aynı yerde ${count} tane, numaraları gösterilmez`,
  counted: (count, item) => `${item}: ${count}`,
};

/** Words that pictures of every toolset share, by language. */
export const wordsByLanguage: Record<Language, PictureWords> = { en, tr };
