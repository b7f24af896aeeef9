import { ApplicationError } from './ApplicationError.ts';

/** Absent, or someone else's: the answer is the same. */
export class NotFoundError extends ApplicationError {
  override readonly name = 'NotFoundError';

  constructor() {
    super('not-found');
  }
}
