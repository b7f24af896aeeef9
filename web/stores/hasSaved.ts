import type { ToolsetStatus } from '#engine/protocol/project.ts';

/** Whether something is saved of a toolset; one that a restored version emptied has a revision all the same. */
export const hasSaved = ({ status, revision }: Pick<ToolsetStatus, 'status' | 'revision'>) =>
  status === 'saved' || (status === 'generated' && revision > 0);
