import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { findTests } from '#engine/evidence/findTests.ts';
import { evidenceProject } from '#engine/evidence/testing/evidenceProject.ts';

import { argueAgainst } from './argueAgainst.ts';
import { computeStanding } from './computeStanding.ts';
import { findPlanToolset, planNextRound } from './planNextRound.ts';
import { roundToolsets } from './testing/roundToolsets.ts';

const ids = ['a', 'b', 'c', 'd'] as const;
const weight = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });

/** Pains, tests of them and results, as teams leave them: doubled, dangling, without numbers. */
const projects: fc.Arbitrary<ProjectDocuments> = fc
  .record({
    pains: fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), weight }), {
      selector: ({ id }) => id,
      maxLength: 4,
    }),
    tests: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('t', 'u', 'v', 't-r2', 'u-r2', 'long-name-of-a-hypothesis-that-is-forty-c'),
        claim: fc.constantFrom(...ids, 'gone', ''),
        way: fc.constantFrom('at-least', 'at-most', undefined),
        limit: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
        weight,
        isNamed: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    ),
    results: fc.array(
      fc.record({
        test: fc.constantFrom('t', 'u', 'v', 't-r2', 'gone'),
        result: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
        verdict: fc.constantFrom('yes', 'refuted', 'open'),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ pains, tests, results }) =>
    evidenceProject({
      people: {
        people: [
          { id: 'zoe', name: 'Zoe', pains: pains.map((pain) => ({ ...pain, pain: `Pain ${pain.id}.`, evidence: [] })) },
        ],
      },
      tests: {
        tests: tests.map(({ claim, isNamed, ...test }) => ({
          ...test,
          name: isNamed ? `Test ${test.id}` : '',
          claim: claim === '' ? '' : `people/people/zoe/pains/${claim}`,
        })),
      },
      results: { results: results.map((result, index) => ({ id: `r${index}`, ...result })) },
    }),
  );

const stand = (documents: ProjectDocuments) => {
  const register = evidenceRegister(roundToolsets, documents);
  return { register, standing: computeStanding(roundToolsets, documents, register) };
};

const plan = (documents: ProjectDocuments, number = 3) => {
  const { standing } = stand(documents);
  const toolset = findPlanToolset(roundToolsets, documents)!;
  const claims = standing.claims.map(({ claim, reason }) => ({ claim, importance: reason.importance }));
  let count = 0;
  return planNextRound({
    toolset,
    toolsets: roundToolsets,
    documents,
    claims,
    number,
    newId: () => `new-${(count += 1)}`,
  });
};

const testsOf = (documents: ProjectDocuments) =>
  (documents.get('tests')?.['tests'] ?? []) as { id: string; claim: string; limit?: number }[];

describe('where a project stands', () => {
  it('tells each claim once: no two of them are tied, or are tested by the same hypothesis', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const { register, standing } = stand(documents);
        const told = standing.claims.map(({ claim }) => claim);
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
        const tested = told.flatMap(({ tests }) => [...new Set(tests.map(({ pointer }) => pointer))]);
        expect(new Set(tested).size).toBe(tested.length);
        const all = new Set(register.claims.flatMap(({ tests }) => tests.map(({ pointer }) => pointer)));
        expect(new Set(tested)).toEqual(all);
        expect([...standing.reasons.keys()]).toEqual(register.claims.map(({ id }) => id));
      }),
    );
  });

  it('puts what is more important first, and decides no more risks than there are', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const { claims, decided } = stand(documents).standing;
        const rated = claims.map(({ reason }) => reason.importance ?? 3);
        expect(rated).toEqual(rated.toSorted((one, other) => other - one));
        expect(decided.done).toBeLessThanOrEqual(decided.of);
        expect(decided.of).toBeLessThanOrEqual(rated.filter((importance) => importance >= 4).length);
      }),
    );
  });

  it('argues with what was moved, or came out too close to call, in any test of a claim', () => {
    const [first] = stand(fc.sample(projects, { numRuns: 50, seed: 1 }).find((each) => stand(each).standing.claims[0])!)
      .standing.claims;
    const test = { toolset: 't', pointer: '/t/0', verdict: 'open', kind: 'measured', threshold: 75 } as const;
    const moved = { ...test, hypothesis: 't/a', moved: { from: { threshold: 80 }, at: '2026-05-04' } };
    const close = { ...test, hypothesis: 't/b', result: 74, margin: 3 };
    const reason = { ...first!.reason, state: 'supported' as const };
    const against = argueAgainst([{ reason, others: [moved, close], people: first!.claim }], []);
    expect(against.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['moved', 'close']));
  });

  it('argues with all that fell and all that is at risk and untested, and with nothing that holds by a test', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const { claims } = stand(documents).standing;
        const against = argueAgainst(
          claims.map(({ claim, reason }) => ({ reason, people: claim })),
          [],
        );
        const kindsOf = (id: string) =>
          against.flatMap((each) => ('claim' in each && each.claim === id ? each.kind : []));
        for (const { claim, reason } of claims) {
          if (claim.state === 'refuted') expect(kindsOf(claim.id)).toContain('refuted');
          if (claim.state === 'assumed' && (reason.importance ?? 0) >= 4 && claim.tests.length === 0)
            expect(kindsOf(claim.id)).toEqual(['untested']);
          if (claim.state === 'supported' && reason.test?.verdict === 'supported')
            expect(kindsOf(claim.id)).toEqual([]);
        }
      }),
    );
  });
});

describe('the plan of the next round', () => {
  it('takes nothing away of what is known: every claim stands as it stood once the plan is saved', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const next = plan(documents);
        if (!next) return;
        const before = stand(documents).register;
        const after = evidenceRegister(roundToolsets, new Map([...documents, ['tests', next.document]]));
        const stateOf = new Map(after.claims.map(({ id, state, strength }) => [id, [state, strength]]));
        for (const { id, state, strength } of before.claims) {
          // A hypothesis of which a later one tells all that it told is left to the version.
          if (stateOf.has(id)) expect([id, ...stateOf.get(id)!]).toEqual([id, state, strength]);
          else expect(id).toMatch(/^tests\/tests\//);
        }
      }),
    );
  });

  it('has each hypothesis once, what is tested again first and what has its verdict last, and fits its list', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const next = plan(documents);
        if (!next) return;
        const items = next.document['tests'] as { id: string }[];
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.length).toBeLessThanOrEqual(30);
        expect(next.carried).toBeGreaterThan(0);
        expect(items.length).toBeGreaterThanOrEqual(next.carried + next.held);
        const saved = new Map([...documents, ['tests', next.document] as const]);
        const tests = findTests(roundToolsets, saved);
        for (const { pointer, verdict } of tests)
          if (Number(pointer.split('/').at(-1)) < next.carried) expect(verdict).toBe('open');
        expect(tests.filter(({ verdict }) => verdict === 'supported')).toHaveLength(next.held);
      }),
    );
  });

  it('does not copy again what is carried already and has no result yet', () => {
    fc.assert(
      fc.property(projects, (documents) => {
        const first = plan(documents);
        if (!first) return;
        const saved = new Map([...documents, ['tests', first.document] as const]);
        const second = plan(saved, 4);
        expect(second?.carried).toBe(first.carried);
        const kept = new Set(testsOf(saved).map(({ id }) => id));
        expect((second!.document['tests'] as { id: string }[]).every(({ id }) => kept.has(id))).toBe(true);
      }),
    );
  });
});
