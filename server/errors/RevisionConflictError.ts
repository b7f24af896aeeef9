import { ApplicationError } from './ApplicationError.ts';

/** Someone saved in between; carries the revision that now stands. */
export class RevisionConflictError extends ApplicationError {
  override readonly name = 'RevisionConflictError';
  readonly revision: number;

  constructor(revision: number) {
    super('revision-conflict');
    this.revision = revision;
  }
}
