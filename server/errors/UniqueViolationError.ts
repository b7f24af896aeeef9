import { ApplicationError } from './ApplicationError.ts';

/** A unique key is violated. Repositories and commands translate it into an error of their own. */
export class UniqueViolationError extends ApplicationError {
  override readonly name = 'UniqueViolationError';

  constructor(options?: ErrorOptions) {
    super('unique-violation', {}, options);
  }
}
