import { depthWords } from '#web/form/depth/depthWords.ts';

/** With its words. */
export const loadToolsetDepth = depthWords.with(async () => (await import('./ToolsetDepth.tsx')).ToolsetDepth);
