import type { FieldError } from '#engine/protocol/errors.ts';

import { ApplicationError } from './ApplicationError.ts';

/** The request does not match its schema; the messages are already in the reader's language. */
export class InvalidRequestError extends ApplicationError {
  override readonly name = 'InvalidRequestError';
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super('invalid');
    this.errors = errors;
  }
}
