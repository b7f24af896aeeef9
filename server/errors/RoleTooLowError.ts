import { ApplicationError } from './ApplicationError.ts';

/** Somebody who may read the project, and not do this on it. */
export class RoleTooLowError extends ApplicationError {
  override readonly name = 'RoleTooLowError';

  constructor() {
    super('role-too-low');
  }
}
