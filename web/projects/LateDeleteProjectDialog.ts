import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

/** Asks before a project is deleted; loaded when somebody wants to. */
export const LateDeleteProjectDialog = lateDialog(
  withWords('settings', async () => (await import('./DeleteProjectDialog.tsx')).DeleteProjectDialog),
);
