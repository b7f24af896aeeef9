import { expect, it } from 'vitest';

import { testableIn } from './testableIn.ts';

const toolset = (id: string, list: string) => ({
  manifest: {
    id,
    hypotheses: [{ list, claim: 'claim', direction: 'direction', threshold: 'threshold' }],
    binds: [{ field: `${list}/*/claim`, claims: ['sections'] }],
  },
});

it('is the first toolset with one list of hypotheses that may name the claim', () => {
  const visits = toolset('visits', '/visits/*/hypotheses');
  const talks = toolset('talks', '/assumptions');
  // In which of the visits a test belongs, nobody but a person can say.
  const all = [visits, talks, toolset('plan', '/hypotheses')] as never;
  expect(testableIn(all, 'sections')).toBe('talks');
  expect(testableIn(all, 'market')).toBeUndefined();
});
