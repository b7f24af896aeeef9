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
  ofAll: (part, all) => `${part} of ${all}`,
  wanted: (count) => `wanted: ${count}`,
  pointsTo: { supported: 'points to yes', refuted: 'points to no' },
  answered: 'addressed',
  unanswered: 'not addressed',
  answersNumber: (list) => `→2 = ${list}, number 2`,
  strengths: [
    { name: 'read', takes: 'a text says so' },
    { name: 'said', takes: 'words, from five people' },
    { name: 'gave or did', takes: 'time, a name; seen doing it' },
    { name: 'measured', takes: 'counted in a test, from thirty' },
    { name: 'paid', takes: 'money, a signed order' },
  ],
  strengthOfTest: 'what the test can tell, 1 to 5',
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
  ofAll: (part, all) => `${part} / ${all}`,
  wanted: (count) => `gereken: ${count}`,
  pointsTo: { supported: 'evet yönünde', refuted: 'hayır yönünde' },
  answered: 'karşılığı var',
  unanswered: 'karşılığı yok',
  answersNumber: (list) => `→2 = ${list}, 2 numara`,
  strengths: [
    { name: 'okunan', takes: 'bir metin öyle diyor' },
    { name: 'söylenen', takes: 'beş kişiden duyulan söz' },
    { name: 'verilen, yapılan', takes: 'zaman, isim; yaparken görülen' },
    { name: 'sayılan', takes: 'testte sayılan, en az otuz' },
    { name: 'ödenen', takes: 'para, imzalı sipariş' },
  ],
  strengthOfTest: 'test ne kadarını söyleyebilir, 1–5',
};

/** Words that pictures of every toolset share, by language. */
export const wordsByLanguage: Record<Language, PictureWords> = { en, tr };
