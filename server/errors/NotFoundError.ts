import { ApplicationError } from './ApplicationError.ts';

/** Absent, or somebody else's: both are answered alike, so that the answer does not reveal which. */
export class NotFoundError extends ApplicationError {
  override readonly name = 'NotFoundError';

  constructor() {
    super('not-found');
  }
}
