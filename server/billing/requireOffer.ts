import type { Language } from '#engine/languages/languages.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

/** The offer of an id. @throws InvalidRequestError when there is none */
export function requireOffer<Offer extends { id: string }>(
  offers: readonly Offer[],
  id: string,
  path: string,
  language: Language,
): Offer {
  const offer = offers.find((each) => each.id === id);
  if (offer) return offer;
  throw new InvalidRequestError([{ path, key: 'not-in-list', message: translate(language, 'fields.not-in-list') }]);
}
