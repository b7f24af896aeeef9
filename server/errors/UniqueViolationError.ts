import { ApplicationError } from './ApplicationError.ts';

/** A row with this unique key stands already. Repositories and commands turn it into what it means there. */
export class UniqueViolationError extends ApplicationError {
  override readonly name = 'UniqueViolationError';

  constructor(options?: ErrorOptions) {
    super('unique-violation', {}, options);
  }
}
