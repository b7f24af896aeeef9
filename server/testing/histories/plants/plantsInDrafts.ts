import { answerOtherwise } from './answerOtherwise.ts';
import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

export const plantsInDrafts: Plant[] = [
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
      const { asks } = doneOf(history, 'discard').at(-1)!;
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
    spoil: (history) => answerOtherwise(history, 'draft'),
  },
  {
    fault: 'a draft never ends',
    rule: 'draft: what is acknowledged ends',
    spoil: (history) => {
      const { id } = doneOf(history, 'draft').at(-1)!.result.told;
      history.end.generations.find((each) => each.id === id)!.status = 'running';
    },
  },
];
