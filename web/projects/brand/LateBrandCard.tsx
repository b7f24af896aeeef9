import { latePart } from '#web/components/latePart.tsx';
import { withWords } from '#web/i18n/withWords.ts';

/** The card with its words, once its page is there. */
export const LateBrandCard = latePart(
  withWords('brand', async () => (await import('./BrandCard.tsx')).BrandCard),
  { comes: 'when idle' },
);
