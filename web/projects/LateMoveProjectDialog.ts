import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

/** Moves a project to another workspace; loaded when somebody wants to. */
export const LateMoveProjectDialog = lateDialog(
  withWords('settings', async () => (await import('./MoveProjectDialog.tsx')).MoveProjectDialog),
);
