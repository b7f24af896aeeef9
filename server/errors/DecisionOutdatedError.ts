import type { Reason } from '#engine/protocol/decision.ts';

import { ApplicationError } from './ApplicationError.ts';

/** A reason of a decision has another state than the person was shown. Carries all of them as they stand. */
export class DecisionOutdatedError extends ApplicationError {
  override readonly name = 'DecisionOutdatedError';
  readonly claims: Reason[];

  constructor(claims: Reason[]) {
    super('decision-outdated');
    this.claims = claims;
  }
}
