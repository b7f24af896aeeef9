import { isBlank } from './isBlank.ts';

/** How many texts of a document still wait for an answer. */
export function countBlanks(value: unknown): number {
  if (typeof value === 'string') return isBlank(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + countBlanks(child), 0);
}
