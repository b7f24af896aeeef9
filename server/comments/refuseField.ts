import type { Language } from '#engine/languages/languages.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { type MessageKey, translate } from '#server/i18n/translate.ts';

/** A fault of one field of the request, in the reader's language. */
export function refuseField(language: Language, path: string, key: string): InvalidRequestError {
  return new InvalidRequestError([{ path, key, message: translate(language, `fields.${key}` as MessageKey) }]);
}
