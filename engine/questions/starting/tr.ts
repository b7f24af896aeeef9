import type { StartingWords } from './StartingWords.ts';

export const tr: StartingWords = {
  payer: 'Bunun parasını kim verecek; bugün bu sorun için ne harcıyor?',
  moment: 'Sorun nerede, ne zaman, kimin başına geliyor?',
  team: 'Ekipte kimler var, kim ne yapıyor?',
  known: 'Şimdiye kadar kendiniz ne gördünüz, ne duydunuz, ne denediniz?',
  limits: 'Sizi ne sınırlıyor: para, süre, mevzuat, yer?',
};
