import type { Reason } from '#engine/protocol/decision.ts';

/** What was set for a hypothesis when its first result was there. */
export interface SetBefore {
  /** The id of the hypothesis. */
  hypothesis: string;
  from: { direction?: 'at-least' | 'at-most'; threshold?: number; margin?: number };
  /** When it was moved first. */
  at: string;
}

type Test = NonNullable<Reason['test']>;

/** A reason with the mark of a threshold that was moved after its result; the same where it was not, or is back. */
export function markMoved(reason: Reason, before: ReadonlyMap<string, SetBefore>): Reason {
  const { test } = reason;
  const marked = test && markTest(test, before);
  return marked === test ? reason : { ...reason, test: marked };
}

/** The same of one test. */
export function markTest(test: Test, before: ReadonlyMap<string, SetBefore>): Test {
  const moved = test.resultAt && before.get(test.hypothesis);
  if (!moved) return test;
  const { from, at } = moved;
  const isBack = from.threshold === test.threshold && from.direction === test.direction && from.margin === test.margin;
  return isBack ? test : { ...test, moved: { from, at } };
}
