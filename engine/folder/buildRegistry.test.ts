import { describe, expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { ToolsetNotFoundError } from '#engine/errors/ToolsetNotFoundError.ts';
import { generationOrder } from '#engine/registry/generationOrder.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { buildRegistry } from './buildRegistry.ts';
import { formatFault } from './Fault.ts';
import { parseToolset } from './parseToolset.ts';

interface Place {
  needs?: string[];
  stage?: string;
  order?: number;
  binds?: object[];
}

function toolset(id: string, { needs = [], ...place }: Place = {}): Toolset {
  const dependsOn = needs.map((need) => ({ id: need, required: true }));
  const parsed = parseToolset(toolsetFolder(id, { 'toolset.json': { dependsOn, ...place } }));
  expect(parsed.faults).toEqual([]);
  return parsed.toolset!;
}

const build = (...toolsets: Toolset[]) => {
  const { registry, faults } = buildRegistry(toolsets);
  return { registry, ids: registry.toolsets.map(({ manifest }) => manifest.id), faults: faults.map(formatFault) };
};

describe('the path', () => {
  it('is sorted by stage, then by order, then by id, however the folders were read', () => {
    const { ids, faults } = build(
      toolset('last', { stage: 'deliver', order: 0 }),
      toolset('b', { order: 20 }),
      toolset('a', { order: 20 }),
      toolset('c', { order: 10 }),
      toolset('about', { stage: 'setup', order: 9999 }),
    );
    expect(ids).toEqual(['about', 'c', 'a', 'b', 'last']);
    expect(faults).toEqual([]);
  });

  it('lists dependencies in both directions, in path order', () => {
    const { registry } = build(
      toolset('poster', { stage: 'deliver', needs: ['persona', 'sections'] }),
      toolset('persona', { stage: 'define', needs: ['sections'] }),
      toolset('sections', { stage: 'setup' }),
    );
    expect(registry.dependenciesOf('poster').map(({ id }) => id)).toEqual(['sections', 'persona']);
    expect(registry.dependentsOf('sections').map(({ id }) => id)).toEqual(['persona', 'poster']);
    expect(registry.dependentsOf('poster')).toEqual([]);
    expect(registry.setup.map(({ manifest }) => manifest.id)).toEqual(['sections']);
  });

  it('contains no unknown toolset', () => {
    const { registry } = build(toolset('persona'));
    expect(registry.has('constructor')).toBe(false);
    expect(() => registry.get('constructor')).toThrow(ToolsetNotFoundError);
    expect(() => registry.dependentsOf('gone')).toThrow(ToolsetNotFoundError);
  });
});

describe('invalid toolsets', () => {
  it('include one with a missing dependency, and its dependents', () => {
    const { ids, faults } = build(
      toolset('alone'),
      toolset('first', { order: 1, needs: ['gone'] }),
      toolset('second', { order: 2, needs: ['first', 'alone'], stage: 'define' }),
      toolset('third', { order: 3, needs: ['second'], stage: 'develop' }),
    );
    expect(ids).toEqual(['alone']);
    expect(faults).toEqual([
      'first/toolset.json /dependsOn/0/id: there is no sound toolset "gone"',
      'second/toolset.json /dependsOn/0/id: there is no sound toolset "first"',
      'third/toolset.json /dependsOn/0/id: there is no sound toolset "second"',
    ]);
  });

  it('include every toolset of a cycle, each with the cycle’s path', () => {
    const { ids, faults } = build(
      toolset('a', { needs: ['c'] }),
      toolset('b', { needs: ['a'] }),
      toolset('c', { needs: ['b'] }),
      toolset('free'),
    );
    expect(ids).toEqual(['free']);
    expect(faults).toEqual([
      'a/toolset.json /dependsOn: stands in a cycle: a → c → b → a',
      'c/toolset.json /dependsOn: stands in a cycle: a → c → b → a',
      'b/toolset.json /dependsOn: stands in a cycle: a → c → b → a',
    ]);
  });

  it('include two cycles that share a toolset, and a dependent of them', () => {
    const { ids, faults } = build(
      toolset('a', { needs: ['b', 'c'] }),
      toolset('b', { needs: ['a'] }),
      toolset('c', { needs: ['a'] }),
      toolset('reader', { needs: ['a'], stage: 'deliver' }),
    );
    expect(ids).toEqual([]);
    expect(new Set(faults.map((fault) => fault.split('/')[0]))).toEqual(new Set(['a', 'b', 'c', 'reader']));
    expect(faults.at(-1)).toBe('reader/toolset.json /dependsOn/0/id: there is no sound toolset "a"');
  });

  it('include one that depends on a later one', () => {
    const { ids, faults } = build(
      toolset('early', { order: 1, needs: ['late'] }),
      toolset('late', { order: 2 }),
      toolset('earlier', { needs: ['sooner'] }),
      toolset('sooner'),
    );
    expect(ids).toEqual(['late', 'sooner']);
    expect(faults.toSorted()).toEqual([
      'earlier/toolset.json /dependsOn/0/id: "sooner" comes later on the path; a toolset must come after what it reads',
      'early/toolset.json /dependsOn/0/id: "late" comes later on the path; a toolset must come after what it reads',
    ]);
  });

  it('include the second with the same id, but not the first', () => {
    const { registry, ids, faults } = build(toolset('persona', { order: 1 }), toolset('persona', { order: 2 }));
    expect(ids).toEqual(['persona']);
    expect(registry.get('persona').manifest.order).toBe(1);
    expect(faults).toEqual(['persona/toolset.json /id: another folder has the same id']);
  });

  it('include one bound to items that do not exist or have no ids', () => {
    const bind = { field: '/ideas/*/name', toolset: 'persona', list: '/ideas', label: 'name' };
    const bound = (change: object) =>
      build(
        toolset('persona'),
        toolset('map', { stage: 'define', needs: ['persona'], binds: [{ ...bind, ...change }] }),
      );
    expect(bound({}).faults).toEqual([]);
    expect(bound({ label: 'title' }).faults).toEqual([
      'map/toolset.json /binds/0: items of "/ideas" in "persona" have no text "title"',
    ]);
    expect(bound({ list: '/people' }).faults).toEqual([
      'map/toolset.json /binds/0: items of "/people" in "persona" have no text "id"',
      'map/toolset.json /binds/0: items of "/people" in "persona" have no text "name"',
    ]);
    expect(bound({ list: '/people' }).ids).toEqual(['persona']);
  });
});

describe('generationOrder', () => {
  const { registry } = build(
    toolset('map', { stage: 'define', order: 2, needs: ['persona'] }),
    toolset('persona', { stage: 'define', order: 1, needs: ['sections'] }),
    toolset('sections', { stage: 'setup' }),
  );

  it('puts dependencies before dependents, each once', () => {
    expect(generationOrder(registry, ['map', 'sections', 'persona', 'map'])).toEqual(['sections', 'persona', 'map']);
    expect(generationOrder(registry, ['map', 'sections'])).toEqual(['sections', 'map']);
    expect(generationOrder(registry, [])).toEqual([]);
  });

  it('refuses an unknown id', () => {
    expect(() => generationOrder(registry, ['map', 'gone'])).toThrow(ToolsetNotFoundError);
  });
});
