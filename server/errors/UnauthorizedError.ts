import { ApplicationError } from './ApplicationError.ts';

/** No session, or one that ended. */
export class UnauthorizedError extends ApplicationError {
  override readonly name = 'UnauthorizedError';

  constructor() {
    super('unauthorized');
  }
}
