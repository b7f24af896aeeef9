import type { GroupElement } from './Scene.ts';

/** Whether the texts of a group, and of all within it, are what people wrote; others are the picture's own words. */
export function showsWritten({ pointer }: GroupElement): boolean {
  return pointer !== undefined;
}
