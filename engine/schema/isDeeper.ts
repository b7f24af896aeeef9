/** Whether objects and lists lie within one another in more than so many levels; a text or a number by itself has none. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
}
