import { ApplicationError } from './ApplicationError.ts';

/** Deadlock or serialization failure; the whole transaction can be retried. */
export class TransactionConflictError extends ApplicationError {
  override readonly name = 'TransactionConflictError';

  constructor(options?: ErrorOptions) {
    super('transaction-conflict', {}, options);
  }
}
