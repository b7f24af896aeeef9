import { expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

function faultsOf(en: unknown, tr: unknown = en): string[] {
  const files = { 'starter/en.json': en, ...(tr !== null && { 'starter/tr.json': tr }) };
  return parseToolset(toolsetFolder('ideas', files as never)).faults.map(formatFault);
}

const sound = { ideas: [{ name: 'Which idea of {{name}}? ____' }] };

it('takes a sound starter', () => {
  expect(faultsOf(sound, { ideas: [{ name: '{{name}} için hangi fikir? ____' }] })).toEqual([]);
});

it.each([
  ['one language only', sound, null, /tr\.json.*missing.*write both/],
  ['no document', ['____'], ['____'], /en\.json.*must be an object/],
  ['no blank', { ideas: [{ name: 'All said' }] }, undefined, /holds no blank; write "____"/],
  [
    'an unknown placeholder',
    { ideas: [{ name: '{{nmae}} ____' }] },
    undefined,
    /\/ideas\/0\/name.*\{\{nmae\}\} is not known/,
  ],
  ['an item outside of a repetition', { ideas: [{ name: '{{item.name}} ____' }] }, undefined, /stands in no "item"/],
  [
    'a repetition outside of a list',
    { ideas: { $each: { toolset: 'a', list: '/b' }, item: '____' } },
    undefined,
    /put it into a list/,
  ],
  [
    'a repetition of nothing',
    { ideas: [{ $each: { toolset: 'a' }, item: { name: '____' } }] },
    undefined,
    /\$each\/list/,
  ],
  ['what the schema refuses', { ideas: [{ id: 'NO', name: '____' }] }, undefined, /\/ideas\/0\/id.*filled in/],
  [
    'more entries in one language',
    sound,
    { ideas: [...sound.ideas, ...sound.ideas] },
    /tr\.json.*\/ideas.*other fields or entries/,
  ],
  ['a blank in one language', sound, { ideas: [{ name: '{{name}}' }] }, /tr\.json.*(blank|holds no blank)/],
  ['other placeholders', sound, { ideas: [{ name: 'Hangi fikir? ____' }] }, /other placeholders/],
])('refuses %s', (_, en, tr, fault) => {
  expect(faultsOf(en, tr).join('\n')).toMatch(fault);
});
