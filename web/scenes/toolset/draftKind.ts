import type { ToolsetState } from '#engine/protocol/project.ts';

type Draft = Pick<NonNullable<ToolsetState['draft']>, 'starter' | 'stopped'>;

/** What a draft is called on the page: see `toolset.…Title` and `toolset.…Text`. */
export function draftKind({ starter, stopped }: Draft): 'starter' | 'stopped' | 'draft' {
  if (starter) return 'starter';
  return stopped ? 'stopped' : 'draft';
}
