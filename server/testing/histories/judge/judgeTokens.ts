import type { Breach, History } from '#server/testing/histories/History.ts';

import { callsOf } from './deedsOf.ts';

/**
 * Tokens: the ledger sums to zero; what people see is what it says, never less than nothing; when all has ended nothing
 * is reserved; each draft was reserved and settled once, for its price where it is done and for nothing where it
 * failed.
 */
export function judgeTokens(history: History): Breach[] {
  const { people, ledger, generations } = history.end;
  const { movements, mismatches } = ledger;
  const found: Breach[] = [];
  const note = (rule: string, about: string, around: number[] = []) =>
    found.push({ rule: `tokens: ${rule}`, about, around });
  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);

  const loose = Object.values(mismatches).flat();
  if (sum(movements) !== 0 || loose.length > 0) note('the ledger is zero', `${sum(movements)}; ${loose.join(', ')}`);
  for (const { id, balance, reserved, movements: seen } of people) {
    const wallet = sum(movements.filter(({ person, account }) => person === id && account === 'wallet'));
    if (balance !== wallet || seen !== wallet || balance < 0)
      note('the balance is what has moved', `${id} has ${balance}; the ledger says ${wallet}, the list ${seen}`);
    if (reserved !== 0) note('nothing stays reserved', `${id}: ${reserved}`);
    const grants = movements.filter(({ person, kind }) => person === id && kind === 'grant');
    if (grants.length > 1) note('who comes is welcomed once', id);
  }
  for (const { who, result, begun } of callsOf(history, 'balance'))
    if (result.outcome === 'acknowledged' && result.told.balance < 0)
      note('the balance is what has moved', `${who} saw ${result.told.balance}`, [begun]);

  const prices = new Map(
    callsOf(history, 'draft').flatMap(({ result, begun, ended }) =>
      result.outcome === 'acknowledged'
        ? [[result.told.id, { price: result.told.tokens, around: [begun, ended] }]]
        : [],
    ),
  );
  for (const { id, status, tokens } of generations) {
    const { price, around } = prices.get(id) ?? { price: null, around: [] };
    const own = movements.filter(({ reference }) => reference.split('/')[0] === id);
    const charged = sum(own.filter(({ account }) => account === 'usage'));
    const reserved = own.filter(({ kind, account }) => kind === 'reserve' && account === 'reserved');
    const due = price !== null && status === 'succeeded' ? price : status === 'failed' ? 0 : tokens;
    if (charged !== due || charged !== tokens || reserved.length > 1 || sum(own) !== 0)
      note('a draft is paid once', `${id} (${status}) costs ${due}, says ${tokens}, was charged ${charged}`, around);
  }
  return found;
}
