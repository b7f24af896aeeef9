/** Whether what is at one pointer is, or is around, what is at the other. */
export function holds(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}
