/** Of the kinds of things that were left out of an input. */
const mostNamed = 6;

/** What was left out, by its number; of many kinds the most numerous. */
export function describeLeftOut(leftOut: Record<string, number>): string {
  const counts = Object.entries(leftOut).toSorted(([, one], [, other]) => other - one);
  if (counts.length === 0) return '';
  const named = counts.slice(0, mostNamed).map(([pattern, number]) => `${number} of ${pattern}`);
  const more = counts.length > mostNamed ? ', and more' : '';
  return `(Shortened: left out for length were ${named.join(', ')}${more}.)`;
}
