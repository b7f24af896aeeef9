import { latePart } from '#web/components/latePart.tsx';

/** Draws slides, which no other part of the page does. */
export const LateSharedStory = latePart(async () => (await import('./SharedStory.tsx')).SharedStory);
