import { ApplicationError } from './ApplicationError.ts';

/** Two transactions stood in each other's way; the whole transaction may be tried again. */
export class TransactionConflictError extends ApplicationError {
  override readonly name = 'TransactionConflictError';

  constructor(options?: ErrorOptions) {
    super('transaction-conflict', {}, options);
  }
}
