import { describe, expect, it } from 'vitest';

import { parseToolset } from '#engine/folder/parseToolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { layOutStarter } from './layOutStarter.ts';

const project = { name: 'Kirpi', description: 'Seeds.' };

function parse(starter?: object) {
  const files = starter ? { 'starter/en.json': starter, 'starter/tr.json': starter } : {};
  const { toolset, faults } = parseToolset(toolsetFolder('ideas', files as never));
  expect(faults).toEqual([]);
  return toolset!;
}

function layOut(
  starter: object | undefined,
  documents: Record<string, ToolsetDocument> = {},
  more: { fields?: string[]; current?: ToolsetDocument } = {},
) {
  const context = { toolset: parse(starter), language: 'en' as const, project, current: null, ...more };
  return layOutStarter({ ...context, documents: new Map(Object.entries(documents)) });
}

const repeated = {
  ideas: [
    {
      $each: { toolset: 'people', list: '/people', most: 2 },
      item: { name: 'For {{item.name}} of {{name}}: ____' },
      otherwise: [{ name: '{{people/motto}}, ____' }],
    },
  ],
};

describe('a starter', () => {
  it('is filled once, with the person’s words as they are', () => {
    const people = [{ name: '{{name}} $& A' }, { name: 'B ____' }, { name: 'C' }];
    expect(layOut(repeated, { people: { people } })).toEqual({
      ideas: [{ name: 'For {{name}} $& A of Kirpi: ____' }, { name: 'For ____ of Kirpi: ____' }],
    });
  });

  it('repeats what lies within items of a list, the highest number first', () => {
    const within = {
      $each: { toolset: 'jobs', list: '/jobs/*/needs', highest: 'score', most: 2 },
      item: { name: '{{item.need}}' },
    };
    const needs = (...scores: number[]) => ({ needs: scores.map((score) => ({ need: `Need ${score}`, score })) });
    expect(layOut({ ideas: [within, { name: '____' }] }, { jobs: { jobs: [needs(3, 9), needs(6)] } })).toEqual({
      ideas: [{ name: 'Need 9' }, { name: 'Need 6' }, { name: '____' }],
    });
  });

  it('has something else to say while there is nothing to repeat', () => {
    expect(layOut(repeated, { people: { motto: 'Onwards' } })).toEqual({ ideas: [{ name: 'Onwards, ____' }] });
    expect(layOut(repeated)).toEqual({ ideas: [{ name: '____, ____' }] });
  });

  it('stays within the bounds of the schema', () => {
    const [idea] = layOut(repeated, { people: { people: [{ name: 'x'.repeat(500) }] } })['ideas'] as { name: string }[];
    expect(idea?.name).toHaveLength(80);
  });

  it('leaves what people wrote, and lays a chosen field out anew', () => {
    const starter = { ideas: [{ name: 'Which? ____' }] };
    const current = { ideas: [{ id: 'a', name: 'Mine' }] };
    expect(layOut(starter, {}, { current })).toEqual(current);
    expect(layOut(starter, {}, { current: { ideas: [{ id: 'a', name: 'Old? ____' }] } })).toEqual(starter);
    expect(layOut(starter, {}, { current, fields: ['/ideas'] })).toEqual(starter);
    expect(layOut(starter, {}, { current, fields: ['/ideas/0/name'] })).toEqual({
      ideas: [{ id: 'a', name: 'Which? ____' }],
    });
  });

  it('comes from the words of a folder that brings none', () => {
    expect(layOut(undefined)).toEqual({ ideas: [{ name: 'Name ____' }] });
  });
});
