/** What the test cards of every gateway do. */
export const testCards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  asksConfirmation: '4000002500003155',
  failsWhenChargedLater: '4000000000000341',
} as const;

/** Entered with each of them; any three digits do. */
export const testCvv = '907';

export type TestCardNumber = (typeof testCards)[keyof typeof testCards];
