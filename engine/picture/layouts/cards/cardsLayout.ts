import { defineLayout } from '../defineLayout.ts';
import { checkCards } from './checkCards.ts';
import { cardsContract } from './cardsContract.ts';

export const cardsLayout = defineLayout({
  kind: 'cards',
  contract: cardsContract,
  check: checkCards,
  isDivisible: true,
});
