import type { History } from '#server/testing/histories/History.ts';

import { moveTokens } from './moveTokens.ts';
import type { Plant } from './Plant.ts';

/** A generation that was drafted for its price, and who paid. */
function draftedOf({ end }: History) {
  const settled = end.ledger.movements.find(({ kind, account }) => kind === 'settle' && account === 'usage')!;
  const id = settled.reference.split('/')[0]!;
  const payer = end.ledger.movements.find(
    ({ reference, person }) => reference === settled.reference && person !== null,
  )!;
  return { id, price: settled.amount, payer: payer.person!, reference: settled.reference };
}

export const plantsInTokens: Plant[] = [
  {
    fault: 'a draft was charged twice',
    rule: 'tokens: a draft is paid once',
    spoil: (history) => {
      const { price, payer, reference } = draftedOf(history);
      moveTokens(history.end, { person: payer, amount: -price, kind: 'settle', reference, from: 'usage' });
    },
  },
  {
    fault: 'a draft that failed was charged',
    rule: 'tokens: a draft is paid once',
    spoil: (history) => {
      const { id } = draftedOf(history);
      Object.assign(
        history.end.generations.find((each) => each.id === id)!,
        { status: 'failed', tokens: 0 },
      );
    },
  },
  {
    fault: 'tokens came from nowhere',
    rule: 'tokens: the ledger is zero',
    spoil: ({ end }) => {
      end.ledger.movements.push({ kind: 'settle', reference: 'nothing', person: null, account: 'usage', amount: 1 });
    },
  },
  {
    fault: 'a balance is more than what has moved',
    rule: 'tokens: the balance is what has moved',
    spoil: ({ end }) => {
      end.people[0]!.balance += 5;
    },
  },
  {
    fault: 'tokens stay reserved',
    rule: 'tokens: nothing stays reserved',
    spoil: ({ end }) => {
      end.people[0]!.reserved = 30;
    },
  },
  {
    fault: 'the welcome was granted twice',
    rule: 'tokens: who comes is welcomed once',
    spoil: ({ end }) => {
      const person = end.people[0]!.id;
      moveTokens(end, { person, amount: 100, kind: 'grant', reference: 'welcome', from: 'grants' });
    },
  },
];
