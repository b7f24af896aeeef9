import type { EndState } from '#server/testing/histories/History.ts';

/** Moves tokens as a transaction would, and shows what is left. */
export function moveTokens(
  end: EndState,
  {
    person,
    amount,
    kind,
    reference,
    from,
  }: { person: string; amount: number; kind: string; reference: string; from: string },
): void {
  end.ledger.movements.push({ kind, reference, person, account: 'wallet', amount });
  end.ledger.movements.push({ kind, reference, person: null, account: from, amount: -amount });
  const owner = end.people.find(({ id }) => id === person)!;
  owner.balance += amount;
  owner.movements += amount;
}
