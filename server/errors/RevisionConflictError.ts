import { ApplicationError } from './ApplicationError.ts';

/** Optimistic locking failed: somebody saved in between. Carries the current revision. */
export class RevisionConflictError extends ApplicationError {
  override readonly name = 'RevisionConflictError';
  readonly revision: number;

  constructor(revision: number) {
    super('revision-conflict');
    this.revision = revision;
  }
}
