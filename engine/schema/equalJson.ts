/**
 * Deep equality of JSON values: key order is ignored, and undefined values count as absent. With `ignoreNewIds`,
 * `other` may have ids where `one` has none, since saving adds them.
 */
export function equalJson(one: unknown, other: unknown, { ignoreNewIds = false } = {}): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(
    (key) =>
      (ignoreNewIds && key === 'id' && left[key] === undefined) || equalJson(left[key], right[key], { ignoreNewIds }),
  );
}
