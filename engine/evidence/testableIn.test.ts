import { expect, it } from 'vitest';

import { testableIn } from './testableIn.ts';

const toolset = (id: string, list: string, kind: unknown, more: { binds?: object[]; hypothesis?: string } = {}) => ({
  manifest: {
    id,
    hypotheses: [{ list, claim: 'claim', direction: 'direction', threshold: 'threshold' }],
    verdicts: kind === undefined ? [] : [{ list, kind }],
    binds: [{ field: `${list}/*/claim`, claims: ['sections'] }],
    ...more,
  },
});
const visits = toolset('visits', '/visits/*/hypotheses', 'did');
const talks = toolset('talks', '/assumptions', 'said');
const plan = toolset('plan', '/hypotheses', undefined);
const cards = toolset('cards', '/cards', { field: 'kind', map: { survey: 'said', presale: 'paid' } });
const lessons = {
  manifest: {
    id: 'lessons',
    hypotheses: [],
    verdicts: [{ list: '/results', hypothesis: 'hypothesis', kind: 'measured' }],
    binds: [{ field: '/results/*/hypothesis', toolset: 'plan', list: '/hypotheses', label: 'name' }],
  },
};
const among = (...all: object[]) => testableIn(all as never, 'sections');

it('are the toolsets with one list of hypotheses that may name the claim', () => {
  // In which of the visits a test belongs, nobody but a person can say.
  expect(among(visits, talks, plan)).toEqual(['talks', 'plan']);
  expect(testableIn([visits, talks] as never, 'market')).toEqual([]);
});

it('begin with those whose results can rest on what people do, wherever these stand', () => {
  expect(among(talks, cards)).toEqual(['cards', 'talks']);
  expect(among(talks, plan, lessons)).toEqual(['plan', 'talks']);
});
