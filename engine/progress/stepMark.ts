import type { ToolsetStatus, ToolsetStatusName } from '#engine/protocol/project.ts';

import type { StepCounts } from './countSteps.ts';

/** What can be true of a step at once, in the order in which it is said. */
export type StepTrait = ToolsetStatusName | 'starter' | 'plan' | 'stale';

/** Every state of a step, as its traits. `stale` is saved content that may be outdated. */
export const stepTraits = {
  empty: ['empty'],
  saved: ['saved'],
  stale: ['saved', 'stale'],
  generated: ['generated'],
  'generated-stale': ['generated', 'stale'],
  starter: ['starter'],
  'starter-stale': ['starter', 'stale'],
  'saved-generated': ['saved', 'generated'],
  'saved-generated-stale': ['saved', 'generated', 'stale'],
  'saved-starter': ['saved', 'starter'],
  'saved-starter-stale': ['saved', 'starter', 'stale'],
  plan: ['plan'],
  'plan-stale': ['plan', 'stale'],
  'saved-plan': ['saved', 'plan'],
  'saved-plan-stale': ['saved', 'plan', 'stale'],
} as const satisfies Record<string, readonly StepTrait[]>;

export type StepMark = keyof typeof stepTraits;

type Shown = Pick<ToolsetStatus, 'saved' | 'status' | 'stale'> & Partial<Pick<ToolsetStatus, 'starter' | 'ofRound'>>;

/**
 * The state of a step. Saved content, a draft over it and being outdated do not hide each other; with a draft, it is
 * the draft that is outdated. A draft that no model wrote is a starter, or the plan of a round.
 */
export function stepMark({ saved, status, starter, ofRound, stale }: Shown): StepMark {
  if (status === 'empty') return 'empty';
  if (status === 'saved') return stale ? 'stale' : 'saved';
  const draft = starter ? 'starter' : ofRound ? 'plan' : 'generated';
  if (saved) return stale ? `saved-${draft}-stale` : `saved-${draft}`;
  return stale ? `${draft}-stale` : draft;
}

/** Several steps as one mark: nothing saved, some of it, or all. */
export function progressMark({ saved, total }: Pick<StepCounts, 'saved' | 'total'>): 'empty' | 'partial' | 'saved' {
  return saved === 0 ? 'empty' : saved < total ? 'partial' : 'saved';
}
