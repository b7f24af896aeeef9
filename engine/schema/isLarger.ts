/** Whether more than so many values lie within one another; each object, list, text, number … is one. */
export function isLarger(value: unknown, most: number): boolean {
  let count = 0;
  const holdsTooMany = (one: unknown): boolean => {
    count += 1;
    if (count > most) return true;
    return typeof one === 'object' && one !== null && Object.values(one).some(holdsTooMany);
  };
  return holdsTooMany(value);
}
