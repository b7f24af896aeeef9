import { describe, expect, it } from 'vitest';

import { criticContract, type CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { checkCritic } from './checkCritic.ts';

const text = { type: 'string', maxLength: 80 } as const;
const schema = {
  type: 'object',
  properties: {
    questions: { type: 'array', maxItems: 3, items: text },
    kind: { type: 'string', enum: ['a', 'b'] },
    held: { type: 'string', format: 'date' },
    results: {
      type: 'array',
      items: { type: 'object', properties: { result: { type: 'number' }, n: { type: 'integer' }, why: text } },
    },
    ideas: { type: 'array', items: { type: 'object', properties: { why: text, impact: { type: 'integer' } } } },
  },
} as ToolsetSchema;

function faultsOf(...critic: CriticDeclaration[]): string[] {
  const faults: string[] = [];
  const toolset = {
    manifest: { critic, dependsOn: [{ id: 'plan', required: true }] },
    schema,
  } as unknown as Parameters<typeof checkCritic>[0];
  checkCritic(toolset, (_, pointer, message) => faults.push(`${pointer} ${message}`));
  return faults;
}

describe('a rule of the critic', () => {
  it('may read what it is made for', () => {
    expect(
      faultsOf(
        { rule: 'closed-question', field: '/questions/*' },
        { rule: 'too-many-problems', field: '/questions', count: 2 },
        { rule: 'score-without-reason', field: '/ideas/*/impact', reasons: ['why'] },
        { rule: 'untestable-hypothesis', field: '/ideas/*', metric: 'why', threshold: 'impact' },
        { rule: 'story-without-benefit', field: '/questions/*' },
        { rule: 'result-without-n', field: '/results/*', result: 'result', n: 'n' },
        { rule: 'plan-after-result', field: '/held', plan: { toolset: 'plan', field: '/date' } },
      ),
    ).toEqual([]);
  });

  it('that asks for the number of cases is refused where that is no whole number', () => {
    expect(faultsOf({ rule: 'result-without-n', field: '/results/*', result: 'why', n: 'result' })).toEqual([
      '/critic/0/result "/results/*/why" must be a field of type integer or number; it is string',
      '/critic/0/n "/results/*/result" must be a field of type integer; it is number',
    ]);
    expect(faultsOf({ rule: 'result-without-n', field: '/results/*', result: 'why', n: 'n', is: ['refuted'] })).toEqual(
      ['/critic/0/is "/results/*/why" never is refuted'],
    );
  });

  it('is refused over another type, a field that is not there and a bound that is never reached', () => {
    expect(
      faultsOf(
        { rule: 'closed-question', field: '/questions' },
        { rule: 'vague-term', field: '/kind' },
        { rule: 'vague-term', field: '/kind' },
        { rule: 'too-many-problems', field: '/questions', count: 3 },
        { rule: 'score-without-reason', field: '/ideas/*/why', reasons: ['how'] },
        { rule: 'persona-without-source', field: '/ideas', sources: ['why'] },
        { rule: 'untestable-hypothesis', field: '/ideas/*', metric: 'why' },
        { rule: 'story-without-benefit', field: '/questions/*', want: 'why' },
        { rule: 'plan-after-result', field: '/kind', plan: { toolset: 'other', field: '/steps/*/date' } },
      ),
    ).toEqual([
      '/critic/0/field "/questions" must be a field of type string; it is array',
      '/critic/1/field "/kind" is a choice; the rule reads texts',
      '/critic/2 "vague-term" is declared for "/kind" before',
      '/critic/2/field "/kind" is a choice; the rule reads texts',
      '/critic/3/count "/questions" holds 3 at most; it is never said',
      '/critic/4/field "/ideas/*/why" must be a field of type integer or number; it is string',
      '/critic/4/reasons/0 "/ideas/*/how" must be a field of type string or array; it is not there',
      '/critic/5/field "/ideas" must be a field of type object; it is array',
      '/critic/5/sources/0 "/ideas/why" must be a field of type string or array; it is not there',
      '/critic/6 an item of "/ideas/*" needs "threshold", the property that says it',
      '/critic/7/want "/questions/*" is no item and has no properties',
      '/critic/8/field "/kind" must be a field of format "date"',
      '/critic/8/plan/toolset "other" must be one of dependsOn',
      '/critic/8/plan/field "/steps/*/date" is many values; name one',
    ]);
  });

  it('is one of those that exist', () => {
    expect(criticContract.safeParse([{ rule: 'long-question', field: '/questions/*' }]).success).toBe(false);
  });
});
