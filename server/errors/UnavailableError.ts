import { ApplicationError } from './ApplicationError.ts';

/** A dependency of the server (database, Redis) does not answer; the client may retry later. */
export class UnavailableError extends ApplicationError {
  override readonly name = 'UnavailableError';
  readonly retryAfterSeconds = 5;

  constructor(options?: ErrorOptions) {
    super('unavailable', {}, options);
  }
}
