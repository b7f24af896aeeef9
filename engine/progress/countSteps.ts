import type { ToolsetStatus } from '#engine/protocol/project.ts';

/** What is counted of a step; where only saved contents are known, as in a version, `saved` alone. */
export type CountedStep = Pick<ToolsetStatus, 'saved'> &
  Partial<Pick<ToolsetStatus, 'status' | 'starter' | 'ofRound' | 'stale'>>;

export interface StepCounts {
  /** With saved content, whatever else is true of them. */
  saved: number;
  /** With a draft that waits to be saved, over saved content or over none. */
  generated: number;
  /** Those of the drafts that no model wrote. */
  starters: number;
  /** Whose draft, or else whose saved content, was made from something that has changed since. */
  stale: number;
  total: number;
}

/**
 * How far a project is. What counts is what is saved: no draft that comes or goes and nothing that becomes outdated
 * makes it less. The counts overlap.
 *
 * @param steps the project's toolsets, or those of a stage
 */
export function countSteps(steps: readonly CountedStep[]): StepCounts {
  const count = (holds: (step: CountedStep) => boolean) => steps.filter(holds).length;
  return {
    saved: count(({ saved }) => saved),
    generated: count(({ status }) => status === 'generated'),
    starters: count(({ status, starter, ofRound }) => status === 'generated' && (starter === true || ofRound === true)),
    stale: count(({ stale }) => stale === true),
    total: steps.length,
  };
}

/** The saved share, from 0 to 1; 0 of nothing. */
export function savedShare({ saved, total }: Pick<StepCounts, 'saved' | 'total'>): number {
  return total > 0 ? saved / total : 0;
}
