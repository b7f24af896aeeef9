import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { cardsContract } from './cardsContract.ts';
import { checkCards } from './checkCards.ts';

export const cardsLayout = defineLayout({
  kind: 'cards',
  contract: cardsContract,
  check: checkCards,
  isDivisible: true,
});
