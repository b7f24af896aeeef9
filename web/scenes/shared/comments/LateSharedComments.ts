import { latePart } from '#web/components/latePart.tsx';

/** Below what a reader came for. */
export const LateSharedComments = latePart(async () => (await import('./SharedComments.tsx')).SharedComments, {
  comes: 'when idle',
});
