import { ApplicationError } from './ApplicationError.ts';

/** Something the server stands on (database, Redis) does not answer; trying again later helps. */
export class UnavailableError extends ApplicationError {
  override readonly name = 'UnavailableError';
  readonly retryAfterSeconds = 5;

  constructor(options?: ErrorOptions) {
    super('unavailable', {}, options);
  }
}
