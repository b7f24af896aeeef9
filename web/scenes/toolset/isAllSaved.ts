import type { ToolsetState } from '#engine/protocol/project.ts';

/** Whether everything is saved: there is content, and neither a draft nor an unsaved change. */
export function isAllSaved({
  server,
  dirty,
}: {
  server: Pick<ToolsetState, 'status' | 'draft'> | null;
  dirty: boolean;
}): boolean {
  return server?.status === 'saved' && !server.draft && !dirty;
}
