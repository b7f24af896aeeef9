import type { GenerateDocumentInput } from '#engine/generation/generateDocument.ts';
import type { AllowedReferences } from '#engine/generation/toStrictSchema.ts';

/** The ids that an answer may have, by the names that the prompt tells. */
export function allowedIn({
  names,
  references,
}: Pick<GenerateDocumentInput, 'names' | 'references'>): AllowedReferences | undefined {
  return names?.allowed ?? references;
}
