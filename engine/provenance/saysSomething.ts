/** Whether a single value of a document says anything: not one that is absent or empty, nor an unticked box. */
export function saysSomething(value: unknown): value is string | number | true {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'number' || value === true;
}
