import { findBlanks } from './findBlanks.ts';

/** How many answers a document still waits for. */
export function countBlanks(value: unknown): number {
  return findBlanks(value).length;
}
