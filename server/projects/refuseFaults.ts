import type { Language } from '#engine/languages/languages.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';

// Bounds the answer to a hostile document, which may have a fault for each of its values.
const mostFaults = 500;

/** @throws InvalidRequestError with the faults in the reader's language, unless there are none */
export function refuseFaults(faults: readonly FieldFault[], language: Language): void {
  if (faults.length === 0) return;
  throw new InvalidRequestError(
    faults
      .slice(0, mostFaults)
      .map((fault) => ({ path: fault.path, key: fault.key, message: faultMessage(fault, language) })),
  );
}
