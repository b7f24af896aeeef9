import type { Call, CallName, EndState, History } from './History.ts';

type CallOf<Name extends CallName> = Extract<Call, { does: Name }>;
type Acknowledged<Name extends CallName> = CallOf<Name> & { result: { outcome: 'acknowledged' } };

interface Plant {
  /** What went wrong. */
  fault: string;
  /** The only rule that it breaks. */
  rule: string;
  spoil: (history: History) => void;
}

const done = <Name extends CallName>({ calls }: History, does: Name): Acknowledged<Name>[] =>
  calls.filter((call): call is Acknowledged<Name> => call.does === does && call.result.outcome === 'acknowledged');

const take = <T>(items: T[], isIt: (item: T) => boolean): T => items.splice(items.findIndex(isIt), 1)[0]!;

const sectionsOf = ({ calls, end }: History) => {
  const saves = done({ calls } as History, 'save').filter(({ asks }) => asks.toolset === 'sections');
  const document = end.documents.find(
    ({ project, toolset }) => toolset === 'sections' && project === saves[0]!.asks.project,
  )!;
  return { document, saves, last: saves.at(-1)!, before: saves.at(-2)! };
};

/** A generation that was drafted for its price, and who paid. */
function draftedOf({ end }: History) {
  const settled = end.ledger.movements.find(({ kind, account }) => kind === 'settle' && account === 'usage')!;
  const id = settled.reference.split('/')[0]!;
  const payer = end.ledger.movements.find(
    ({ reference, person }) => reference === settled.reference && person !== null,
  )!;
  return { id, price: settled.amount, payer: payer.person!, reference: settled.reference };
}

/** Moves tokens as a transaction would, and shows what is left. */
function move(
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

/** Faults, one by one, as they would show in what is recorded and left. Each breaks one promise and no other. */
export const plants: Plant[] = [
  {
    fault: 'the last save is gone',
    rule: 'save: what is acknowledged stays',
    spoil: (history) => {
      const { document, before } = sectionsOf(history);
      Object.assign(document, before.result.told);
    },
  },
  {
    fault: 'a document was written over without a revision',
    rule: 'save: a revision keeps its content',
    spoil: (history) => Object.assign(sectionsOf(history).document, { digest: 'another' }),
  },
  {
    fault: 'two people were given the same revision',
    rule: 'save: a revision is given once',
    spoil: (history) => {
      const { last } = sectionsOf(history);
      const other = structuredClone(last);
      other.asks.mark = other.result.told.mark = 'of somebody else';
      history.calls.push(other);
    },
  },
  {
    fault: 'a save that was refused is there',
    rule: 'save: each revision is somebody’s',
    spoil: (history) => {
      const { last } = sectionsOf(history);
      const revision = last.asks.revision + 1;
      Object.assign(last, { result: { outcome: 'refused', status: 409, key: 'revision-conflict', revision } });
    },
  },
  {
    fault: 'somebody is shown what was saved over long before',
    rule: 'save: nobody is shown what is past',
    spoil: (history) => {
      const { before, last } = sectionsOf(history);
      const reads = done(history, 'read').filter(
        ({ asks, begun }) => asks.toolset === 'sections' && begun > last.ended,
      );
      Object.assign(reads.at(-1)!.result.told, before.result.told);
    },
  },
  {
    fault: 'a save over the newest revision is refused',
    rule: 'save: a conflict has a reason',
    spoil: (history) => {
      const refused = history.calls.find(
        ({ does, result }) => does === 'save' && result.outcome === 'refused',
      ) as CallOf<'save'>;
      Object.assign(refused.result, { revision: refused.asks.revision });
    },
  },
  {
    fault: 'a draft is gone that nobody has taken',
    rule: 'draft: it waits',
    spoil: ({ end }) => {
      for (const document of end.documents) document.draft = null;
    },
  },
  {
    fault: 'a draft is back that was thrown away',
    rule: 'draft: it never comes back',
    spoil: (history) => {
      const { asks } = done(history, 'discard').at(-1)!;
      const isIt = (each: { project: string; toolset: string }) =>
        each.project === asks.project && each.toolset === asks.toolset;
      history.end.documents.find(isIt)!.draft = asks.draft;
    },
  },
  {
    fault: 'a draft was begun twice for one order',
    rule: 'draft: none is doubled',
    spoil: ({ end }) => {
      end.generations.push({ ...end.generations[0]!, id: 'another', status: 'cancelled', tokens: 0 });
    },
  },
  {
    fault: 'a key was answered with another draft the second time',
    rule: 'draft: a repetition is answered as the first',
    spoil: (history) => {
      const [first, other] = done(history, 'draft');
      const again = structuredClone(first!);
      again.result.told = other!.result.told;
      history.calls.push(again);
    },
  },
  {
    fault: 'a draft never ends',
    rule: 'draft: what is acknowledged ends',
    spoil: (history) => {
      const { id } = done(history, 'draft').at(-1)!.result.told;
      history.end.generations.find((each) => each.id === id)!.status = 'running';
    },
  },
  {
    fault: 'a draft was charged twice',
    rule: 'tokens: a draft is paid once',
    spoil: (history) => {
      const { price, payer, reference } = draftedOf(history);
      move(history.end, { person: payer, amount: -price, kind: 'settle', reference, from: 'usage' });
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
      move(end, { person, amount: 100, kind: 'grant', reference: 'welcome', from: 'grants' });
    },
  },
  {
    fault: 'a comment is lost',
    rule: 'comment: what is acknowledged stays',
    spoil: ({ end }) => end.comments.splice(0, 1),
  },
  {
    fault: 'a comment is there twice',
    rule: 'comment: none is doubled',
    spoil: ({ end }) => end.comments.push({ ...end.comments[0]!, id: 'another' }),
  },
  {
    fault: 'a comment is there that nobody wrote',
    rule: 'comment: each is somebody’s',
    spoil: ({ end }) => end.comments.push({ ...end.comments[0]!, id: 'another', text: 'Buy this.' }),
  },
  {
    fault: 'a comment that was refused is there',
    rule: 'comment: what is refused is not there',
    spoil: (history) => {
      const there = new Set(history.end.comments.map(({ id }) => id));
      const written = done(history, 'comment').find(({ result }) => there.has(result.told.id))!;
      Object.assign(written, { result: { outcome: 'refused', status: 429, key: 'too-many-requests' } });
    },
  },
  {
    fault: 'a deleted comment is back',
    rule: 'comment: what is deleted stays so',
    spoil: (history) => {
      const { comment: id, project } = done(history, 'delete-comment')[0]!.asks;
      const { text } = done(history, 'comment').find(({ result }) => result.told.id === id)!.asks;
      history.end.comments.push({ id, project, text, deleted: false });
    },
  },
  {
    fault: 'a key was answered with another comment the second time',
    rule: 'comment: a repetition is answered as the first',
    spoil: (history) => {
      const again = structuredClone(done(history, 'comment').at(-1)!);
      again.result.told.id = 'another';
      history.calls.push(again);
    },
  },
  {
    fault: 'a version is lost',
    rule: 'version: what is acknowledged stays',
    spoil: ({ end }) => end.versions.splice(0, 1),
  },
  {
    fault: 'a version holds what was saved over long before',
    rule: 'version: it holds what was saved',
    spoil: (history) => {
      const first = history.calls.find(
        (call) => call.does === 'read' && call.asks.toolset === 'sections',
      ) as Acknowledged<'read'>;
      const version = history.end.versions.findLast(({ project }) => project === first.asks.project)!;
      const { mark, digest } = first.result.told;
      version.contents['sections'] = { mark, digest };
    },
  },
  {
    fault: 'an image has other bytes',
    rule: 'upload: what is acknowledged can be read',
    spoil: ({ end }) => {
      end.images[0]!.picture = 'another';
    },
  },
  {
    fault: 'a key was answered with another image the second time',
    rule: 'upload: a repetition is answered as the first',
    spoil: (history) => {
      const again = structuredClone(done(history, 'upload')[0]!);
      again.result.told.fileName = 'another';
      history.calls.push(again);
      history.end.images.push({ ...history.end.images[0]!, ...again.asks, fileName: 'another' });
    },
  },
  {
    fault: 'a payment credited twice',
    rule: 'payment: it credits once',
    spoil: ({ end }) => {
      const { id, person, tokens } = end.payments.find(({ status }) => status === 'paid')!;
      move(end, { person, amount: tokens, kind: 'purchase', reference: `payment/${id}`, from: 'sales' });
    },
  },
  {
    fault: 'a payment that was paid has credited nothing',
    rule: 'payment: it credits once',
    spoil: ({ end }) => {
      const { id, person, tokens } = end.payments.find(({ status }) => status === 'paid')!;
      const isIt = ({ reference }: { reference: string }) => reference === `payment/${id}`;
      while (end.ledger.movements.some(isIt)) take(end.ledger.movements, isIt);
      const payer = end.people.find((each) => each.id === person)!;
      payer.balance -= tokens;
      payer.movements -= tokens;
    },
  },
  {
    fault: 'an order is gone',
    rule: 'payment: what is acknowledged stays',
    spoil: ({ end }) => take(end.payments, ({ status }) => status !== 'paid'),
  },
  {
    fault: 'a key was answered with another order the second time',
    rule: 'payment: a repetition is answered as the first',
    spoil: (history) => {
      const [first, other] = done(history, 'buy');
      const again = structuredClone(first!);
      again.result.told = other!.result.told;
      history.calls.push(again);
    },
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
      const pay = structuredClone(done(history, 'pay')[0]!);
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
