import { expect, it } from 'vitest';

import { beforeWriting } from './beforeWriting.ts';

const [walk, ride] = [
  { id: 'a', name: 'Walk' },
  { id: 'b', name: 'Ride' },
];

it.each([
  ['a text as it was', { slogan: 'New' }, { slogan: 'Old' }, '/slogan', { slogan: 'Old' }],
  ['no text where there was none', { slogan: 'New' }, {}, '/slogan', {}],
  ['a text that was emptied', {}, { slogan: 'Old' }, '/slogan', { slogan: 'Old' }],
  [
    'the words of an item, and not what became of others',
    { ideas: [{ ...walk, name: 'Run' }] },
    { ideas: [walk, ride] },
    '/ideas/0',
    { ideas: [walk] },
  ],
  [
    'the words of an item without an id',
    { ideas: ['Run', 'Ride'] },
    { ideas: ['Walk', 'Ride'] },
    '/ideas/0',
    { ideas: ['Walk', 'Ride'] },
  ],
  [
    'the words of a list’s items, in the order and number in which they stand now',
    { ideas: [ride, { ...walk, name: 'Run' }, { id: 'c', name: 'Swim' }] },
    { ideas: [walk, ride] },
    '/ideas',
    { ideas: [ride, walk, { id: 'c', name: 'Swim' }] },
  ],
])('gives back %s', (_, present, opened, pointer, before) => {
  expect(beforeWriting(present, opened, pointer)).toEqual(before);
});

it.each([
  ['nothing was written', { slogan: 'Old' }, { slogan: 'Old' }, '/slogan'],
  ['the item is new', { ideas: [walk, ride] }, { ideas: [walk] }, '/ideas/1'],
  [
    'an item without an id has left, and the next stands there',
    { ideas: ['Ride'] },
    { ideas: ['Walk', 'Ride'] },
    '/ideas/0',
  ],
  ['items without ids have changed places', { ideas: ['Ride', 'Walk'] }, { ideas: ['Walk', 'Ride'] }, '/ideas/0'],
  ['another item stands there', { ideas: [ride] }, { ideas: [walk, ride] }, '/ideas/0'],
])('gives nothing where %s', (_, present, opened, pointer) => {
  expect(beforeWriting(present, opened, pointer)).toBeNull();
});
