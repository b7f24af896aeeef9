import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

/** The dialog that copies a project: it lets choose among toolsets as the one for exports does. */
export const LateCopyProjectDialog = lateDialog(
  withWords('exports', async () => (await import('./CopyProjectDialog.tsx')).CopyProjectDialog),
);
