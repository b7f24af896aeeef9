import type { Language } from '#engine/languages/languages.ts';
import { hasCardExpired, readCardExpiry } from '#engine/protocol/readCardExpiry.ts';
import type { SandboxCardEntry } from '#engine/protocol/sandbox.ts';
import { findTestCard } from '#engine/protocol/testCards.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

import type { EnteredCard } from './payPage.ts';

type Fault = [path: string, key: 'not-a-test-card' | 'card-expiry' | 'card-expired' | 'card-cvv'];

/**
 * What may be known of a card that was entered. Its number and CVV go no further than this.
 * @throws InvalidRequestError with what is wrong of each field
 */
export function readEnteredCard(
  { number, expiry: written, cvv }: SandboxCardEntry,
  { language, now }: { language: Language; now: number },
): EnteredCard {
  const card = findTestCard(number);
  const expiry = readCardExpiry(written);
  const faults: Fault[] = [];
  if (!card) faults.push(['/number', 'not-a-test-card']);
  if (!expiry) faults.push(['/expiry', 'card-expiry']);
  else if (hasCardExpired(expiry, now)) faults.push(['/expiry', 'card-expired']);
  if (!/^\d{3}$/.test(cvv.trim())) faults.push(['/cvv', 'card-cvv']);
  if (!card || !expiry || faults.length > 0)
    throw new InvalidRequestError(
      faults.map(([path, key]) => ({ path, key, message: translate(language, `fields.${key}`) })),
    );
  return { behaviour: card.behaviour, brand: card.brand, lastFour: card.number.slice(-4), expiry };
}
