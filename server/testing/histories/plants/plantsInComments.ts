import { answerOtherwise } from './answerOtherwise.ts';
import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

export const plantsInComments: Plant[] = [
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
      const written = doneOf(history, 'comment').find(({ result }) => there.has(result.told.id))!;
      Object.assign(written, { result: { outcome: 'refused', status: 429, key: 'too-many-requests' } });
    },
  },
  {
    fault: 'a deleted comment is back',
    rule: 'comment: what is deleted stays so',
    spoil: (history) => {
      const { comment: id, project } = doneOf(history, 'delete-comment')[0]!.asks;
      const { text } = doneOf(history, 'comment').find(({ result }) => result.told.id === id)!.asks;
      history.end.comments.push({ id, project, text, deleted: false });
    },
  },
  {
    fault: 'a key was answered with another comment the second time',
    rule: 'comment: a repetition is answered as the first',
    spoil: (history) => answerOtherwise(history, 'comment'),
  },
];
