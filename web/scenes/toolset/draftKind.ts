import type { ToolsetState } from '#engine/protocol/project.ts';

type Draft = Pick<NonNullable<ToolsetState['draft']>, 'starter' | 'stopped' | 'unfinished'>;

/** What a draft is called on the page: see `toolset.…Title` and `toolset.…Text`. */
export function draftKind({ starter, stopped, unfinished }: Draft): 'starter' | 'stopped' | 'unfinished' | 'draft' {
  if (starter) return 'starter';
  if (stopped) return 'stopped';
  return unfinished ? 'unfinished' : 'draft';
}
