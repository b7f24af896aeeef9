/** How many answers a document still waits for: a text may ask for several. */
export function countBlanks(value: unknown): number {
  if (typeof value === 'string') return value.match(/_{4,}/g)?.length ?? 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, child) => sum + countBlanks(child), 0);
}
