import type { ShareLinkRow } from '#server/database/repositories/shareLinks.ts';

/** Whether a link shows the whole project: only then what was decided about all of it. */
export const showsAll = ({ toolsets, confirmedOnly }: Pick<ShareLinkRow, 'toolsets' | 'confirmedOnly'>): boolean =>
  toolsets === null && !confirmedOnly;
