import { ApplicationError } from './ApplicationError.ts';

/** There is no session, or it has expired. */
export class UnauthorizedError extends ApplicationError {
  override readonly name = 'UnauthorizedError';

  constructor() {
    super('unauthorized');
  }
}
