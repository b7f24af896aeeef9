import { useMedia } from './useMedia.ts';

/** Whether the window has room for one column only. */
export const useIsNarrow = (): boolean => useMedia('(width < 640px)');
