/** How many things a sketched document says: its texts. */
export function countGuesses(value: unknown): number {
  if (typeof value === 'string') return value === '' ? 0 : 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, child) => sum + countGuesses(child), 0);
}
