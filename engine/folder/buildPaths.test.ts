import { describe, expect, it } from 'vitest';

import type { PathFile } from '#engine/contract/pathContract.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { buildPaths } from './buildPaths.ts';
import { buildRegistry } from './buildRegistry.ts';
import { formatFault } from './Fault.ts';
import { parsePath } from './parsePath.ts';
import { parseToolset } from './parseToolset.ts';

const toolset = (id: string, needs: string[] = []) => {
  const dependsOn = needs.map((need) => ({ id: need, required: true }));
  return parseToolset(toolsetFolder(id, { 'toolset.json': { dependsOn, minutes: 40 } })).toolset!;
};
const { registry } = buildRegistry([toolset('a'), toolset('b', ['a']), toolset('c', ['b'])]);

const text = { en: 'A path', tr: 'Bir yol' };
const path = (id: string, toolsets: (string | PathFile['toolsets'][number])[], order = 10): PathFile => ({
  id,
  title: text,
  for: text,
  order,
  toolsets: toolsets.map((one) => (typeof one === 'string' ? { id: one } : one)),
});
const build = (...files: PathFile[]) => {
  const { paths, faults } = buildPaths(files, registry);
  return { paths, faults: faults.map(formatFault) };
};

describe('the paths', () => {
  it('are offered in their order, the default first, with the minutes of each toolset', () => {
    const { paths, faults } = build(
      path('long', ['a', 'b', 'c'], 20),
      path('programme', ['a', 'b', 'c'], 30),
      path('short', ['a', { id: 'b', minutes: 10 }], 10),
    );
    expect(faults).toEqual([]);
    expect(paths.all.map(({ id }) => id)).toEqual(['programme', 'short', 'long']);
    expect(paths.of('short').toolsets).toEqual([
      { id: 'a', minutes: 40 },
      { id: 'b', minutes: 10 },
    ]);
    expect(paths.stepsOf('short')).toEqual(['a', 'b']);
  });

  it('have the default where none was chosen or the chosen one is gone, of all toolsets where it has no file', () => {
    const { paths } = build(path('short', ['a']));
    expect(paths.stepsOf(null)).toEqual(['a', 'b', 'c']);
    expect(paths.of('gone').id).toBe('programme');
  });

  it('take a toolset at a depth that it has, and tell one that it has not', () => {
    const { paths, faults } = build(path('short', ['a', { id: 'b', minutes: 10, depth: 'deep' }]));
    expect(paths.depthOf('short', 'b')).toBeUndefined();
    expect(paths.stepsOf('short')).toEqual(['a', 'b']);
    expect(faults).toEqual(['paths/short.json /toolsets/1/depth: "b" has no depth "deep"; the path takes it without']);
  });

  it('go without a toolset that is not loaded, and tell it', () => {
    const { paths, faults } = build(path('short', ['a', 'absent', 'b']));
    expect(paths.stepsOf('short')).toEqual(['a', 'b']);
    expect(faults).toEqual([
      'paths/short.json /toolsets/1/id: there is no sound toolset "absent"; the path is offered without it',
    ]);
  });

  it.each([
    ['a toolset without one that it requires', ['a', 'c'], '/toolsets/1/id: requires "b", which must stand'],
    ['one before what it requires', ['b', 'a'], '/toolsets/0/id: requires "a", which must stand'],
    ['one twice', ['a', 'b', 'a'], '/toolsets/2/id: "a" stands on it twice'],
  ])('are left out with %s', (_, toolsets, message) => {
    const { paths, faults } = build(path('short', toolsets));
    expect(paths.has('short')).toBe(false);
    expect(faults).toEqual([expect.stringContaining(message)]);
  });

  it('are left out where another has the same id', () => {
    const { paths, faults } = build(path('short', ['a']), path('short', ['a', 'b'], 20));
    expect(paths.stepsOf('short')).toEqual(['a']);
    expect(faults).toEqual(['paths/short.json /id: another path has the same id']);
  });
});

describe('the file of a path', () => {
  it.each([
    ['{', ': is not JSON'],
    [JSON.stringify(path('other', ['a'])), ' /id: must be the name of the file, "short"'],
    [JSON.stringify({ ...path('short', ['a']), title: { en: 'Only English' } }), ' /title/tr: Required'],
    [JSON.stringify({ ...path('short', []) }), ' /toolsets: Array must contain at least 1'],
    [JSON.stringify({ ...path('short', ['a']), speed: 3 }), ": Unrecognized key(s) in object: 'speed'"],
  ])('is told what is wrong in it: %s', (file, message) => {
    const { path: parsed, faults } = parsePath({ file: 'short.json', text: file });
    expect(parsed).toBeNull();
    expect(faults.map(formatFault)).toEqual([expect.stringContaining(`paths/short.json${message}`)]);
  });
});
