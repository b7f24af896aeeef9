import { useMedia } from './useMedia.ts';

/** Whether people point with a finger, so that what is said of a mouse or of keys would mean nothing to them. */
export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');
