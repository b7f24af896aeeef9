import type { Language } from '#engine/languages/languages.ts';
import type { FieldError } from '#engine/protocol/errors.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';

/** Validation errors in the reader's language. */
export function findFaults(validator: DocumentValidator, document: ToolsetDocument, language: Language): FieldError[] {
  return checkDocument(validator, document).map((fault) => ({
    path: fault.path,
    key: fault.key,
    message: faultMessage(fault, language),
  }));
}
