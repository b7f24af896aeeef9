import type { Language } from '#engine/languages/languages.ts';
import { findExcess, type JsonBounds } from '#engine/schema/findExcess.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

// No field of ours has a name of half this length.
const longestName = 200;

const keys = { levels: 'too-deep', values: 'too-many-items', name: 'unknown-field' } as const;

/**
 * Refuses JSON from outside that is nested too deeply, has too many values or names of an unheard-of length, before
 * anything else walks it.
 *
 * @param path JSON pointer of the value in what was sent
 * @throws InvalidRequestError
 */
export function refuseUnwieldy(value: unknown, bounds: Omit<JsonBounds, 'name'>, language: Language, path = ''): void {
  const excess = findExcess(value, { ...bounds, name: longestName });
  if (excess) refuse(excess, bounds.values, language, path);
}

/** @throws InvalidRequestError */
export function refuseTooManyValues(most: number, language: Language): never {
  refuse('values', most, language, '');
}

function refuse(excess: keyof JsonBounds, limit: number, language: Language, path: string): never {
  const key = keys[excess];
  throw new InvalidRequestError([{ path, key, message: translate(language, `fields.${key}`, { limit }) }]);
}
