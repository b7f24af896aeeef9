/** Whether a value says anything: a text with letters, a number, a list or an item with something in it. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value);
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([name, child]) => name !== 'id' && isFilled(child));
  return typeof value === 'number' || value === true;
}
