import { expect, it } from 'vitest';

import { EditHistory } from './EditHistory.ts';

const step = (list: unknown[]) => ({ list });

it.each([
  ['items with ids', [{ id: 'a', text: 'A' }], { id: 'b' }, { id: 'b', text: 'Typed' }],
  ['plain texts', ['A'], '', 'Typed'],
])(
  'takes back the insertion of an item that was written in since, and makes it again with its words: %s',
  (_, ...given) => {
    const [before, blank, typed] = given as [unknown[], unknown, unknown];
    const history = new EditHistory();
    history.record({ pointer: '/list', before: step(before), after: step([...before, blank]) });
    const present = step([...before, typed]);
    const undone = history.takeBack(present);
    expect(undone?.content).toEqual(step(before));
    expect(history.isEmpty).toBe(true);
    expect(history.makeAgain(undone!.content)?.content).toEqual(present);
  },
);

it('passes over an insertion that is no more there', () => {
  const history = new EditHistory();
  history.record({ pointer: '/list', before: step([]), after: step([{ id: 'a' }]) });
  expect(history.takeBack(step([{ id: 'b', text: 'Other' }]))).toBeNull();
});
