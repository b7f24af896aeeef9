import { ApplicationError } from './ApplicationError.ts';

/** A foreign key failed: the row's owner is gone, such as a project deleted while it was being saved. */
export class ReferenceMissingError extends ApplicationError {
  override readonly name = 'ReferenceMissingError';

  constructor(options?: ErrorOptions) {
    super('reference-missing', {}, options);
  }
}
