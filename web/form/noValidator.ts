import type { ValidatorType } from '@rjsf/utils';

/**
 * RJSF asks a validator only to choose between alternatives (`anyOf`, `if`), which a toolset's schema cannot have. The
 * document is validated outside of RJSF: see `web/document`.
 */
export const noValidator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
