import type { Toolset } from '#engine/contract/Toolset.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

export interface Validators {
  of(toolset: Toolset): DocumentValidator;
}

/** Compiles each schema on first use. */
export function createValidators(): Validators {
  const compiled = new Map<Toolset, DocumentValidator>();
  return {
    of: (toolset) => {
      const known = compiled.get(toolset) ?? compileValidator(toolset.schema);
      compiled.set(toolset, known);
      return known;
    },
  };
}
