import type { DocumentValidator } from './DocumentValidator.ts';
import type { FieldFault } from './FieldFault.ts';
import { toFieldFault } from './toFieldFault.ts';

/** The one verdict on a document: every fault, at most one for a field and kind; empty when it is sound. */
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
