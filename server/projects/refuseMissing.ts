import type { Language } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

/** @throws InvalidRequestError with those of the `pointers` of a request that lead nowhere, unless there are none */
export function refuseMissing(document: ToolsetDocument, pointers: readonly string[], language: Language): void {
  const faults = pointers.flatMap((pointer, index) => {
    const isThere = pointer === '' || (pointer.startsWith('/') && getAt(document, pointer) !== undefined);
    if (isThere) return [];
    const key = 'unknown-field' as const;
    return [{ path: `/pointers/${index}`, key, message: translate(language, `fields.${key}`) }];
  });
  if (faults.length > 0) throw new InvalidRequestError(faults);
}
