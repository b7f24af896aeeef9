import type { ToolsetState } from '#engine/protocol/project.ts';

/** Whether the page has what the server has: the same save, and the same draft or none. */
export function isKnown(known: ToolsetState, { revision, draft }: ToolsetState): boolean {
  return known.revision === revision && known.draft?.generationId === draft?.generationId;
}
