/** What a test card does when it is paid with, and later when it is charged while nobody is there. */
export type TestCardBehaviour = 'succeeds' | 'declined' | 'asks' | 'fails-later';

export interface TestCard {
  /** The digits alone. */
  number: string;
  brand: string;
  behaviour: TestCardBehaviour;
}

/** The only cards that the sandbox takes. They are nobody's: Stripe publishes these numbers for tests. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'succeeds' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'asks' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'fails-later' },
];

/** The test card with a number, as it was typed: blanks and dashes do not count. */
export function findTestCard(number: string): TestCard | null {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => card.number === digits) ?? null;
}
