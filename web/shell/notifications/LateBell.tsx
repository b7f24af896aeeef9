import { latePart } from '#web/components/latePart.tsx';
import { withWords } from '#web/i18n/withWords.ts';

/** Comes after what the page is for, and keeps its place in the bar. */
export const LateBell = latePart(
  withWords('notifications', async () => (await import('./Bell.tsx')).Bell),
  { comes: 'when idle', placeholder: <span className="size-10 shrink-0 max-desktop:size-11" /> },
);
