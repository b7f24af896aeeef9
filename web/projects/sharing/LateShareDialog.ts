import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

/** With the words of the list of toolsets, which exports have as well. */
export const LateShareDialog = lateDialog(
  withWords(
    'exports',
    withWords('sharing', async () => (await import('./ShareDialog.tsx')).ShareDialog),
  ),
);
