// As schemas have it for the ids of items.
const longest = 40;
const repetition = /-r(\d{1,4})$/;

/** The id of a hypothesis that a round tests again: the one of before, with the number of the round. */
export function repeatedId(id: string, round: number): string {
  const suffix = `-r${round}`;
  return `${baseOf(id).slice(0, longest - suffix.length)}${suffix}`;
}

/** Whether a hypothesis tests again, in a later round, what the other one has tested. */
export function isRepetition(id: string, other: string): boolean {
  const round = roundOf(id);
  if (round === 0 || roundOf(other) >= round) return false;
  const [base, earlier] = [baseOf(id), baseOf(other)];
  return base === earlier || (id.length === longest && earlier.startsWith(base));
}

const baseOf = (id: string) => id.replace(repetition, '');
/** 0: it repeats nothing. */
const roundOf = (id: string) => Number(repetition.exec(id)?.[1] ?? 0);
