import { expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { neighboursOf } from './neighboursOf.ts';

const summaries = ['about', 'sections', 'stakeholder', 'market', 'persona'].map((id) => ({ id }) as ToolsetSummary);
const steps = (on: string[], beside: string[]) =>
  [...on.map((id) => ({ id, onPath: true })), ...beside.map((id) => ({ id, onPath: false }))] as ProjectStep[];
const shelf = { summaries, toolsets: steps(['about', 'stakeholder', 'sections'], ['market', 'persona']) };
const around = (id: string) => {
  const { previous, next } = neighboursOf(id, shelf);
  return [previous?.id, next?.id];
};

it('goes along the path in its own order', () => {
  expect(around('stakeholder')).toEqual(['about', 'sections']);
  expect(around('about')).toEqual([undefined, 'stakeholder']);
  expect(around('sections')).toEqual(['stakeholder', undefined]);
});

it('leads from what is beside the path back to it', () => {
  const long = { summaries, toolsets: steps(['about', 'stakeholder', 'persona'], ['sections', 'market']) };
  const { previous, next } = neighboursOf('market', long);
  expect([previous?.id, next?.id]).toEqual(['stakeholder', 'persona']);
});
