/** Whether a JSON value consists of more than so many values; each object, list, text, number … counts as one. */
export function isLarger(value: unknown, most: number): boolean {
  let count = 0;
  const holdsTooMany = (one: unknown): boolean => {
    count += 1;
    if (count > most) return true;
    return typeof one === 'object' && one !== null && Object.values(one).some(holdsTooMany);
  };
  return holdsTooMany(value);
}
