import { isWithin } from '#engine/schema/isWithin.ts';
import type { DocumentValidator, SchemaError } from '#engine/validation/DocumentValidator.ts';
import { toFieldFault } from '#engine/validation/toFieldFault.ts';

/**
 * A validator of some fields: what is wrong elsewhere, or not there yet, is no fault.
 *
 * @param isGrowing whether a list among them may still be too short
 */
export function withinFields(
  validate: DocumentValidator,
  fields: readonly string[],
  { isGrowing }: { isGrowing: boolean },
): DocumentValidator {
  const isFault = (error: SchemaError) =>
    isWithin(toFieldFault(error).path, fields) &&
    !(isGrowing && error.keyword === 'minItems' && fields.includes(error.instancePath));
  const within: DocumentValidator = (document) => {
    within.errors = validate(document) ? [] : (validate.errors ?? []).filter(isFault);
    return within.errors.length === 0;
  };
  return within;
}
