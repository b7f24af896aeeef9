/** Whether two JSON values are equal when null, '', {} and [] count as absent from the objects that hold them. */
export function equalIgnoringBlanks(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) return equalLists(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (saysNothing(a[key]) && saysNothing(b[key])) || equalIgnoringBlanks(a[key], b[key]));
}

/** Whether a JSON value says nothing. An object that contains only blanks counts as blank, at any depth. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(saysNothing);
}

function equalLists(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, index) => equalIgnoringBlanks(item, b[index]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
