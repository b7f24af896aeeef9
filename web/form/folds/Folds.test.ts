import { expect, it } from 'vitest';

import { Folds } from './Folds.ts';

it('opens what is around a field from the outside in, also parts that appear meanwhile', () => {
  const folds = new Folds();
  const opened: string[] = [];
  folds.register('/canvases', (name) => {
    opened.push(`canvas ${name}`);
    folds.register('/canvases/2/needs', (inner) => opened.push(`need ${inner}`));
  });
  folds.reveal('/canvases/2/needs/0/priority');
  expect(opened).toEqual(['canvas 2', 'need 0']);
});

it('forgets a part that is no longer there', () => {
  const folds = new Folds();
  const opened: string[] = [];
  const forget = folds.register('/ideas', (name) => opened.push(name));
  forget();
  folds.reveal('/ideas/1/name');
  expect(opened).toEqual([]);
});
