import type { ToolsetStatus } from '#engine/protocol/project.ts';
import type { ContentIds } from '#engine/registry/staleBecause.ts';

/**
 * @param ids of what a toolset holds
 * @returns its status, which a draft decides, and whether anything of it is saved
 */
export function stepStatus({ saved, draft }: ContentIds): Pick<ToolsetStatus, 'status' | 'saved'> {
  return {
    status: draft !== null ? 'generated' : saved !== null ? 'saved' : 'empty',
    saved: saved !== null,
  };
}
