import type { DocumentValidator } from './DocumentValidator.ts';
import type { FieldFault } from './FieldFault.ts';
import { toFieldFault } from './toFieldFault.ts';

/** Validates a document: every fault, at most one per field and kind; empty when it is valid. */
export function checkDocument(validate: DocumentValidator, document: unknown): FieldFault[] {
  if (validate(document)) return [];
  const seen = new Set<string>();
  return (validate.errors ?? []).map(toFieldFault).filter((fault) => {
    const identity = `${fault.path} ${fault.key}`;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}
