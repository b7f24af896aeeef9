import { ApplicationError } from './ApplicationError.ts';

export class TooManyRequestsError extends ApplicationError {
  override readonly name = 'TooManyRequestsError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too-many-requests');
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}
