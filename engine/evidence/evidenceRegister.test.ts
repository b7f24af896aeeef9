import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { setAt } from '#engine/schema/pointer.ts';

import { describeKnown } from './describeKnown.ts';
import type { Claim } from './Evidence.ts';
import { evidenceRegister } from './evidenceRegister.ts';
import { testableIn } from './testableIn.ts';
import { evidenceProject } from './testing/evidenceProject.ts';
import { evidenceToolsets } from './testing/evidenceToolsets.ts';
import { nobody } from './testing/nobody.ts';

const register = (changes?: Parameters<typeof evidenceProject>[0]) =>
  evidenceRegister(evidenceToolsets, evidenceProject(changes));
const claimOf = (id: string, changes?: Parameters<typeof evidenceProject>[0]): Claim =>
  register(changes).claims.find((claim) => claim.id === id)!;

describe('a claim', () => {
  it('stands by ids, with its text, its importance and what it cites', () => {
    expect(claimOf('people/people/zoe/pains/queue')).toEqual({
      id: 'people/people/zoe/pains/queue',
      toolset: 'people',
      pointer: '/people/0/pains/0',
      text: 'Waits in the queue.',
      isMarked: false,
      importance: 5,
      state: 'supported',
      strength: 2,
      n: 2,
      kinds: { ...nobody, said: 1, did: 1 },
      for: { ...nobody, said: 1, did: 1 },
      against: nobody,
      tests: [],
      sources: [
        {
          source: 'talks/ann',
          quote: 'The queue takes',
          against: false,
          state: 'given',
          pointer: '/people/0/pains/0/evidence/0',
        },
        { source: 'visits/till', against: false, state: 'given', pointer: '/people/0/pains/0/evidence/1' },
        { source: 'talks/cem', against: false, state: 'planned', pointer: '/people/0/pains/0/evidence/2' },
      ],
    });
  });

  it('is every marked sentence, declared or not, once and without its mark', () => {
    const { claims } = register();
    expect(claims.filter(({ isMarked }) => isMarked).map(({ text, pointer }) => [text, pointer])).toEqual([
      ['The kitchen smells.', '/people/0/pains/1'],
      ['She has half an hour for lunch.', '/people/0/about'],
    ]);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it('is contested by sources on the other side, which weaken it', () => {
    expect(claimOf('people/people/hal/pains/cost')).toMatchObject({ state: 'contested', strength: 0, n: 1 });
  });

  it('is refuted where the result misses the threshold, whatever verdict was chosen, and takes the test’s importance', () => {
    expect(claimOf('people/people/hal/pains/loss')).toMatchObject({
      state: 'refuted',
      importance: 5,
      strength: 3,
      tests: [
        {
          verdict: 'refuted',
          threshold: 4,
          result: 9.5,
          direction: 'at-most',
          resultAt: { toolset: 'results', pointer: '/results/0' },
          toolset: 'tests',
          pointer: '/tests/0',
        },
      ],
    });
  });

  it.each([
    ['refuted', 'refuted'],
    ['yes', 'supported'],
    ['open', 'assumed'],
    [undefined, 'assumed'],
  ])('takes the chosen verdict (%s) where there are no numbers', (verdict, state) => {
    const results = { results: { results: [{ id: 'r', test: 't-smell', verdict }] } };
    expect(claimOf('people/people/zoe/pains/smell', results).state).toBe(state);
  });

  it('has the one importance that its folder gives all of a kind', () => {
    const rated = evidenceToolsets.map((toolset) =>
      toolset.manifest.id === 'visits'
        ? {
            ...toolset,
            manifest: { ...toolset.manifest, claims: [{ field: '/visits/*', text: 'seen', importance: 5 }] },
          }
        : toolset,
    );
    const { claims } = evidenceRegister(rated, evidenceProject());
    expect(claims.find(({ id }) => id === 'visits/visits/till')).toMatchObject({ importance: 5 });
  });

  it('falls by what nobody planned to test, where enough people did it', () => {
    const noting = evidenceToolsets.map((toolset) =>
      toolset.manifest.id === 'ideas'
        ? {
            ...toolset,
            manifest: {
              ...toolset.manifest,
              hypotheses: [{ list: '/ideas', claim: 'claim' }],
              verdicts: [{ list: '/ideas', verdict: 'verdict', n: 'n', kind: 'did' as const, words: {} }],
            },
          }
        : toolset,
    );
    const smell = 'people/people/zoe/pains/smell';
    const stateWith = (n: number) => {
      const ideas = { ideas: [{ id: 'i', name: 'Nobody smells it.', claim: smell, n, verdict: 'refuted' }] };
      const { claims } = evidenceRegister(noting, evidenceProject({ ideas }));
      return claims.find(({ id }) => id === smell)?.state;
    };
    expect([1, 5].map(stateWith)).toEqual(['contested', 'refuted']);
    expect(testableIn(noting, 'people')).toEqual(['tests']);
  });

  it('says with a test what was tested, where the hypothesis is a claim in other words, and the hypothesis does not', () => {
    const stating = evidenceToolsets.map((toolset) =>
      toolset.manifest.id === 'tests'
        ? { ...toolset, manifest: { ...toolset.manifest, claims: [{ field: '/tests/*', text: 'name' }] } }
        : toolset,
    );
    const { claims } = evidenceRegister(stating, evidenceProject());
    const find = (id: string) => claims.find((claim) => claim.id === id)!;
    const about = find('people/people/hal/pains/loss');
    expect(about.tests).toMatchObject([{ tested: 'Losses' }]);
    expect(describeKnown(about)).toContain('test of “Losses”: 9.5, expected at most 4');
    expect(find('tests/tests/t-loss').tests[0]).not.toHaveProperty('tested');
  });

  it('that cites nothing but planned or removed sources is assumed', () => {
    const people = {
      people: [
        {
          id: 'p',
          name: 'P',
          pains: [{ id: 'x', pain: 'X.', evidence: [{ source: 'talks/cem' }, { source: 'talks/gone' }] }],
        },
      ],
    };
    const claim = claimOf('people/people/p/pains/x', { people });
    expect(claim.state).toBe('assumed');
    expect(claim.sources.map(({ state }) => state)).toEqual(['planned', 'missing']);
  });
});

describe('a source', () => {
  it('lists what it supports and what it speaks against; a planned one is none', () => {
    expect(register().sources.map(({ id, supports, contradicts }) => [id, supports, contradicts])).toEqual([
      ['talks/ann', ['people/people/zoe/pains/queue', 'people/people/hal/pains/cost'], []],
      ['talks/bob', [], ['people/people/hal/pains/cost']],
      ['visits/till', ['people/people/zoe/pains/queue', 'people/people/hal/pains/loss'], []],
    ]);
  });

  it('counts as one person with another of the same name', () => {
    const talks = {
      talks: [
        { id: 'ann', who: 'Ann', state: 'done' },
        { id: 'bob', who: ' ann ', state: 'done' },
      ],
    };
    const people = {
      people: [
        {
          id: 'p',
          name: 'P',
          pains: [{ id: 'x', pain: 'X.', evidence: [{ source: 'talks/ann' }, { source: 'talks/bob' }] }],
        },
      ],
    };
    expect(claimOf('people/people/p/pains/x', { talks, people })).toMatchObject({ strength: 1, for: { said: 1 } });
  });
});

it('keeps ids and states when lists are sorted otherwise', () => {
  const original = register();
  const lists = ['talks', 'visits', 'people', 'ideas', 'tests', 'results'];
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const shuffle = (items: unknown[]) =>
        items
          .map((item) => ({ item, key: numbers.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const project = evidenceProject();
      const changes = Object.fromEntries(
        lists.map((name) => {
          const document = project.get(name)!;
          return [name, { ...document, [name]: shuffle(document[name] as unknown[]) }];
        }),
      );
      const facts = ({ claims }: typeof original) =>
        claims.map(({ id, state, strength }) => `${id} ${state} ${strength}`).toSorted();
      expect(facts(register(changes))).toEqual(facts(original));
    }),
    { seed: 1, numRuns: 50 },
  );
});

it('never falls over what documents may hold, and each state fits its grounds', () => {
  const places = [
    '/people',
    '/people/0',
    '/people/0/pains',
    '/people/0/pains/0/evidence',
    '/people/1/pains/0/evidence/1',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), (place, value) => {
      const people = setAt(evidenceProject().get('people')!, place, value);
      for (const claim of register({ people }).claims) {
        const grounds = claim.sources.filter(({ state }) => state === 'given');
        if (claim.state === 'assumed') expect(grounds).toEqual([]);
        if (claim.state === 'supported') expect(grounds.some(({ against }) => against)).toBe(false);
        expect(claim.strength).toBeGreaterThanOrEqual(claim.state === 'supported' || claim.state === 'refuted' ? 1 : 0);
        expect(claim.strength).toBeLessThanOrEqual(5);
      }
    }),
    { seed: 1 },
  );
});

describe('claims that are tied', () => {
  const [queue, smell, loss, cost] = ['zoe/pains/queue', 'zoe/pains/smell', 'hal/pains/loss', 'hal/pains/cost'].map(
    (id) => `people/people/${id}`,
  ) as [string, string, string, string];
  const tied = (...pairs: [string, string][]) => {
    const { claims, sources } = evidenceRegister(
      evidenceToolsets,
      evidenceProject(),
      pairs.map((each) => ({ claims: each })),
    );
    return { of: (id: string) => claims.find((claim) => claim.id === id)!, claims, sources };
  };

  it('share what they rest on, each source once, and keep what they cite', () => {
    const { of } = tied([queue, cost]);
    expect(of(cost)).toMatchObject({
      for: { said: 1, did: 1 },
      against: { said: 1 },
      state: 'contested',
      importance: 5,
    });
    expect(of(queue)).toMatchObject({ for: of(cost).for, against: of(cost).against, strength: of(cost).strength });
    expect(of(cost).sources.map(({ source }) => source)).toEqual(['talks/ann', 'talks/bob']);
    expect([of(queue).sameAs, of(cost).sameAs, of(loss).sameAs]).toEqual([[cost], [queue], undefined]);
  });

  it('are refuted with one of them, with its figures, along a chain and in a circle', () => {
    const { of } = tied([smell, queue], [queue, loss], [loss, smell]);
    for (const id of [smell, queue, loss]) expect(of(id).state).toBe('refuted');
    expect(of(smell).tests).toContainEqual(expect.objectContaining({ verdict: 'refuted', result: 9.5, threshold: 4 }));
    // Its own test stands first.
    expect(of(smell).tests[0]).toMatchObject({ pointer: '/tests/1' });
  });

  it('are as before where the other one is gone', () => {
    const { claims } = tied([smell, 'people/people/gone'], ['x', 'y']);
    expect(claims).toEqual(evidenceRegister(evidenceToolsets, evidenceProject()).claims);
  });

  it('have the same state, strength and importance, however they are tied', () => {
    const any = fc.constantFrom(queue, smell, loss, cost, 'people/gone');
    fc.assert(
      fc.property(fc.array(fc.tuple(any, any), { maxLength: 6 }), (pairs) => {
        const { of, claims, sources } = tied(...pairs);
        for (const { sameAs = [], ...claim } of claims) {
          for (const id of sameAs) {
            const { state, strength, importance, sameAs: back } = of(id);
            expect([state, strength, importance]).toEqual([claim.state, claim.strength, claim.importance]);
            expect(back).toContain(claim.id);
          }
        }
        expect(sources).toEqual(evidenceRegister(evidenceToolsets, evidenceProject()).sources);
      }),
      { numRuns: 50 },
    );
  });
});
