import type { Round } from '#engine/protocol/round.ts';

import { ApplicationError } from './ApplicationError.ts';

/** Another round has ended by now. Carries the one that the project is in. */
export class RoundConflictError extends ApplicationError {
  override readonly name = 'RoundConflictError';
  readonly round: Round;

  constructor(round: Round) {
    super('round-conflict');
    this.round = round;
  }
}
