import { testCards, type TestCardNumber } from '#server/payments/testing/testCards.ts';

import type { StandInError } from './objects.ts';

/** What a card does when it is entered, and when it is charged while nobody is there. */
export interface CardBehaviour {
  entered: 'accepted' | 'declined' | 'confirmation-asked';
  chargedLater: 'paid' | keyof typeof cardErrors;
}

const behaviours: Record<TestCardNumber, CardBehaviour> = {
  [testCards.succeeds]: { entered: 'accepted', chargedLater: 'paid' },
  [testCards.declined]: { entered: 'declined', chargedLater: 'declined' },
  [testCards.asksConfirmation]: { entered: 'confirmation-asked', chargedLater: 'paid' },
  [testCards.failsWhenChargedLater]: { entered: 'accepted', chargedLater: 'declined' },
};

export const behaviourOf = (number: TestCardNumber): CardBehaviour => ({ ...behaviours[number] });

export const cardErrors = {
  declined: cardError('card_declined', 'generic_decline'),
  'without-money': cardError('card_declined', 'insufficient_funds'),
  expired: cardError('expired_card'),
  'asks-confirmation': cardError('authentication_required', 'authentication_required'),
  'refused-confirmation': cardError('payment_intent_authentication_failure'),
} satisfies Record<string, StandInError>;

function cardError(code: string, declineCode?: string): StandInError {
  return {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message: `The card was refused: ${code}.`,
  };
}
