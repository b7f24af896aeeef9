import { answerOtherwise } from './answerOtherwise.ts';
import { doneOf } from './doneOf.ts';
import { moveTokens } from './moveTokens.ts';
import type { Plant } from './Plant.ts';

export const plantsInPayments: Plant[] = [
  {
    fault: 'a payment credited twice',
    rule: 'payment: it credits once',
    spoil: ({ end }) => {
      const { id, person, tokens } = end.payments.find(({ status }) => status === 'paid')!;
      moveTokens(end, { person, amount: tokens, kind: 'purchase', reference: `payment/${id}`, from: 'sales' });
    },
  },
  {
    fault: 'a payment that was paid has credited nothing',
    rule: 'payment: it credits once',
    spoil: ({ end }) => {
      const { id, person, tokens } = end.payments.find(({ status }) => status === 'paid')!;
      const isIt = ({ reference }: { reference: string }) => reference === `payment/${id}`;
      end.ledger.movements = end.ledger.movements.filter((movement) => !isIt(movement));
      const payer = end.people.find((each) => each.id === person)!;
      payer.balance -= tokens;
      payer.movements -= tokens;
    },
  },
  {
    fault: 'an order is gone',
    rule: 'payment: what is acknowledged stays',
    spoil: ({ end }) => {
      end.payments = end.payments.filter(({ status }) => status === 'paid');
    },
  },
  {
    fault: 'a key was answered with another order the second time',
    rule: 'payment: a repetition is answered as the first',
    spoil: (history) => answerOtherwise(history, 'buy'),
  },
  {
    fault: 'one order is two',
    rule: 'payment: none is doubled',
    spoil: ({ end }) => end.payments.push({ ...end.payments[0]!, id: 'another', status: 'open' }),
  },
  {
    fault: 'somebody has paid and the order was let expire',
    rule: 'payment: who has paid has paid',
    spoil: (history) => {
      const unpaid = history.end.payments.find(({ status }) => status !== 'paid')!;
      const pay = structuredClone(doneOf(history, 'pay')[0]!);
      history.calls.push({ ...pay, asks: { ...pay.asks, payment: unpaid.id } });
    },
  },
  {
    fault: 'an order is paid that nobody has paid',
    rule: 'payment: nobody pays unasked',
    spoil: (history) => {
      const { id } = history.end.payments.find(({ status }) => status === 'paid')!;
      history.calls = history.calls.filter((call) => !(call.does === 'pay' && call.asks.payment === id));
    },
  },
];
