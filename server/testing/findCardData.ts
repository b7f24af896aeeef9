import { testCards, testCvv } from '#server/payments/testing/testCards.ts';

/** The numbers of test cards in a text, however they are grouped, and the CVV where it stands for itself as a text. */
export function findCardData(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  const numbers = Object.values(testCards).filter((number) => digits.includes(number));
  const cvv = new RegExp(`cvv\\W{1,5}${testCvv}\\b|"${testCvv}\\\\?"`, 'i').exec(text);
  return cvv ? [...numbers, cvv[0]] : numbers;
}
