import type { Breach, History } from '#server/testing/histories/History.ts';

import { byKey, deedsOf } from './deedsOf.ts';
import { judgeCount } from './judgeCount.ts';

/**
 * Payments: each order that was acknowledged is there, and no more of them than people have asked for; what somebody
 * has paid is paid, nothing else is; each that is paid has credited its tokens exactly once, all others never.
 */
export function judgePayments(history: History): Breach[] {
  const { payments, ledger } = history.end;
  const orders = deedsOf(history, 'buy', byKey).map((deed) => ({
    ...deed,
    ids: [...new Set(deed.told.map(({ id }) => id))],
  }));
  const found: Breach[] = orders.flatMap(({ ids, begun, ended }) => {
    const around = [begun, ended];
    const lost = ids.filter((id) => !payments.some((payment) => payment.id === id));
    return [
      ...(ids.length > 1
        ? [{ rule: 'payment: a repetition is answered as the first', about: ids.join(), around }]
        : []),
      ...lost.map((id) => ({ rule: 'payment: what is acknowledged stays', about: id, around })),
    ];
  });
  found.push(
    ...judgeCount(
      'payment',
      orders,
      payments.map(({ id }) => id),
    ),
  );
  const pays = deedsOf(history, 'pay', ({ payment }) => payment);
  for (const { id, status, tokens } of payments) {
    const pay = pays.find(({ asks }) => asks.payment === id);
    const around = pay ? [pay.begun, pay.ended] : [];
    const isPaid = status === 'paid';
    if (pay?.told.some((answer) => answer.status === 'paid') && !isPaid)
      found.push({ rule: 'payment: who has paid has paid', about: `${id} is ${status}`, around });
    if (isPaid && (!pay || pay.happened === 'never'))
      found.push({ rule: 'payment: nobody pays unasked', about: id, around });
    const credits = ledger.movements.filter(({ reference, amount }) => reference === `payment/${id}` && amount > 0);
    const amounts = credits.map(({ amount }) => amount).join(' + ');
    if (amounts !== (isPaid ? String(tokens) : ''))
      found.push({
        rule: 'payment: it credits once',
        about: `${id} (${status}, ${tokens}): ${amounts || 'none'}`,
        around,
      });
  }
  return found;
}
