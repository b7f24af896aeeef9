import { depthWords } from '#web/form/depth/depthWords.ts';

/** With its words. */
export const loadDepthChoice = depthWords.with(async () => (await import('./DepthChoice.tsx')).DepthChoice);
