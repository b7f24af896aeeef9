import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';

/** Documents of {@link evidenceToolsets}: three talks, a visit, two people, ideas, tests with results. */
export function evidenceProject(changes: Record<string, Record<string, unknown>> = {}): ProjectDocuments {
  return new Map(Object.entries({ ...documents, ...changes }));
}

const cite = (source: string, more: object = {}) => ({ source, ...more });

const documents: Record<string, Record<string, unknown>> = {
  talks: {
    talks: [
      { id: 'ann', who: 'Ann', said: 'The queue takes a quarter of an hour.', state: 'done' },
      { id: 'bob', who: 'Bob', said: 'I never stand in a queue.', state: 'done' },
      { id: 'cem', who: 'Cem', said: '', state: 'planned' },
    ],
  },
  visits: { visits: [{ id: 'till', place: 'The till', seen: 'Eight people wait at noon.' }] },
  people: {
    people: [
      {
        id: 'zoe',
        name: 'Zoe',
        about: 'Works in a tower. Assumption: she has half an hour for lunch. She eats out.',
        pains: [
          {
            id: 'queue',
            pain: 'Waits in the queue.',
            weight: 5,
            evidence: [cite('talks/ann', { quote: 'The queue takes' }), cite('visits/till'), cite('talks/cem')],
          },
          { id: 'smell', pain: 'Assumption: the kitchen smells.', weight: 2, evidence: [] },
        ],
      },
      {
        id: 'hal',
        name: 'Hal',
        about: 'Owns the place.',
        pains: [
          {
            id: 'cost',
            pain: 'Pays too much.',
            weight: 4,
            evidence: [cite('talks/ann'), cite('talks/bob', { against: true })],
          },
          { id: 'loss', pain: 'Loses boxes.', weight: 3, evidence: [cite('visits/till')] },
        ],
      },
    ],
  },
  ideas: {
    ideas: [
      { id: 'lane', name: 'A fast lane', person: 'zoe' },
      { id: 'sign', name: 'A sign for the lane', after: 'lane' },
      { id: 'fan', name: 'A fan', claim: 'people/people/zoe/pains/smell' },
      { id: 'bill', name: 'A bill', person: 'hal' },
    ],
  },
  tests: {
    tests: [
      { id: 't-loss', name: 'Losses', claim: 'people/people/hal/pains/loss', way: 'at-most', limit: 4, weight: 5 },
      { id: 't-smell', name: 'Smell', claim: 'people/people/zoe/pains/smell' },
    ],
  },
  results: {
    results: [
      { id: 'r-loss', test: 't-loss', result: 9.5, verdict: 'yes' },
      { id: 'r-smell', test: 't-smell', verdict: 'open' },
    ],
  },
};
