import type { ToolsetState } from '#engine/protocol/project.ts';

type Draft = Pick<NonNullable<ToolsetState['draft']>, 'starter' | 'ofRound' | 'stopped' | 'unfinished'>;

/** What a draft is called on the page: see `toolset.…Title` and `toolset.…Text`. */
export function draftKind({ starter, ofRound, stopped, unfinished }: Draft) {
  if (starter) return 'starter';
  if (ofRound) return 'plan';
  if (stopped) return 'stopped';
  return unfinished ? 'unfinished' : 'draft';
}
