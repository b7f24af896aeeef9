import { nobody } from '#engine/evidence/testing/nobody.ts';
import type { Decision, Reason } from '#engine/protocol/decision.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { Round } from '#engine/protocol/round.ts';
import type { PlannedStep, Standing } from '#engine/protocol/standing.ts';

type Test = Partial<NonNullable<Reason['test']>>;

/** A claim that was tested in the plan of the example company. */
function reason(id: string, name: string, text: string, state: Reason['state'], test?: Test): Reason {
  const at = { hypothesis: id, toolset: 'mvp-test-plan', pointer: `/hypotheses/${id}` };
  return {
    id: `sections/${id}`,
    name,
    text,
    toolset: 'sections',
    pointer: `/assumptions/${id}`,
    state,
    strength: state === 'assumed' ? 0 : state === 'contested' ? 1 : 4,
    importance: 5,
    n: test?.n ?? 0,
    ...(test && {
      test: { verdict: state === 'supported' ? 'supported' : 'refuted', kind: 'measured', ...at, ...test },
    }),
  };
}

const percent = (result: number, threshold: number, n: number): Test => ({
  direction: 'at-least',
  threshold,
  expected: `At least ${threshold}%`,
  result,
  n,
});

export const reasons: Reason[] = [
  reason(
    'return',
    'Return within seven days',
    'Office workers bring a box back within seven days without a deposit',
    'supported',
    percent(91, 90, 2910),
  ),
  reason(
    'offer',
    'Staff offer it in the rush',
    'Till staff offer the box even in the lunch rush',
    'refuted',
    percent(58, 75, 10_200),
  ),
  reason('cost', 'The fee carries a use', 'A use costs at most 10.50 TL at pilot size', 'refuted', {
    direction: 'at-most',
    threshold: 10.5,
    expected: 'At most 10.50 TL',
    result: 11.88,
    n: 2790,
  }),
  reason('lobby', 'One round keeps the lobby clear', 'One round a day keeps the shelves from filling up', 'refuted', {
    direction: 'at-most',
    threshold: 4,
    expected: 'At most 4 days',
    result: 19,
    n: 35,
    moved: { from: { direction: 'at-most', threshold: 2 }, at: '2026-06-29T08:00:00.000Z' },
  }),
];
const paid = reason('price', 'Owners stay at 11 TL', 'A restaurant pays 11 TL a use', 'contested');
const fixed = reason(
  'fixed',
  'Uses carry the fixed costs',
  'The uses of a month carry fixed costs of 340,000 TL',
  'assumed',
);

export const costOfUse: Figure = {
  toolset: 'lessons-learned',
  pointer: '/hypothesisResults/3/resultValue',
  name: 'Cost of a use',
  value: 11.88,
  limit: { toolset: 'lean-canvas', pointer: '/revenueStreams/0/amount', name: 'Fee', value: 11 },
  direction: 'at-most',
  difference: -0.88,
  carries: false,
  unit: { kind: 'currency', code: 'TRY' },
  per: 'one use of a box',
  parts: [
    { name: 'Round', value: 5.59, pointer: '/0' },
    { name: 'Washing', value: 3.2, pointer: '/1' },
    { name: 'Wear', value: 1.5, pointer: '/2' },
    { name: 'Loss', value: 1.29, pointer: '/3' },
    { name: 'Messages and payment', value: 0.3, pointer: '/4' },
  ],
};

const usesOfMonth: Figure = {
  toolset: 'market',
  pointer: '/size/uses',
  name: 'Uses a month',
  value: 29_167,
  limit: { toolset: 'lean-canvas', pointer: '/breakEven', name: 'to break even', value: 100_000 },
  direction: 'at-least',
  difference: -70_833,
  carries: false,
  unit: { kind: 'count' },
  parts: [],
};

const people = ['Ayça Demir', 'Elif Aksoy', 'Mert Yıldız'].map((fullName, index) => ({ id: `0${index}`, fullName }));

const step = (at: string, text: string, who: string): PlannedStep => ({
  kind: 'action',
  at,
  text,
  who,
  isPast: false,
  toolset: 'lessons-learned',
  pointer: `/improvementAreas/${at}${who}`,
});

const against: Standing['against'] = [
  {
    kind: 'refuted',
    claim: 'a',
    text: 'The price moves an owner to change packaging',
    toolset: 'sections',
    pointer: '/a',
    importance: 5,
    strength: 4,
    test: { ...percent(0, 50, 2), kind: 'said' },
  },
  {
    kind: 'untested',
    claim: 'b',
    text: 'A box lasts 80 uses',
    toolset: 'sections',
    pointer: '/b',
    importance: 5,
    strength: 0,
    testIn: [],
  },
  {
    kind: 'close',
    claim: 'c',
    text: 'Few boxes get lost',
    toolset: 'sections',
    pointer: '/c',
    importance: 4,
    strength: 3,
    test: {
      direction: 'at-most',
      threshold: 4,
      expected: 'At most 4%',
      margin: 0.5,
      result: 3.9,
      n: 1000,
      kind: 'measured',
    },
  },
  { kind: 'figure', figure: usesOfMonth },
];

export const exampleDecision: Decision = {
  id: '01',
  verdict: 'change',
  text: 'The loop works; the counter and the money do not. Eight further weeks with the same six restaurants, and the question before payment.',
  by: people[0]!,
  with: people.slice(1),
  at: '2026-07-10T09:00:00.000Z',
  stage: null,
  round: 1,
  claims: reasons,
  against,
};

const round = (number: number, more: Partial<Round>): Round => ({
  number,
  name: null,
  beginsOn: null,
  startedAt: '2026-05-04T08:00:00.000Z',
  endedAt: null,
  version: null,
  ...more,
});

/** Where the example company's project stands after its pilot, and two rounds. */
export const exampleStanding: Standing = {
  summary:
    'A lunch box that is borrowed while the card is charged, goes back on the way out of the office, and costs the restaurant less than a set.',
  summaryAt: { toolset: 'sections', pointer: '/summary', isUnconfirmed: true },
  decision: exampleDecision,
  missing: 'results',
  proposal: null,
  round: round(2, { name: 'The question before payment', startedAt: '2026-07-10T09:00:00.000Z' }),
  rounds: [
    round(1, { endedAt: '2026-07-10T09:00:00.000Z', version: 'v1' }),
    round(2, { name: 'The question before payment', startedAt: '2026-07-10T09:00:00.000Z' }),
  ],
  claims: [...reasons.slice(0, 3), paid, fixed].map((each) => ({
    ...each,
    n: each.n,
    isMarked: false,
    testIn: [],
    sources: [],
    tests: [],
    for: each === paid ? { ...nobody, said: 1 } : nobody,
    against: each === paid ? { ...nobody, said: 1 } : nobody,
    kinds: nobody,
    reason: each,
  })),
  figures: [costOfUse, usesOfMonth],
  against,
  next: [
    step('2027-07-17', 'Six owners sign at 11 TL, or not', 'Mert Yıldız'),
    step('2027-07-31', 'Cost of a use on every Friday page', 'Elif Aksoy'),
    step('2027-08-14', 'Ask before payment, in the two weakest restaurants', 'Elif Aksoy and Ayça Demir'),
    step('2027-08-28', 'A shelf of 100 places in the eleven-storey building', 'Mert Yıldız'),
    { kind: 'round', at: '2027-09-07', round: 2, name: 'The question before payment' },
  ],
  decided: { of: 12, done: 7 },
  reasons: reasons.map((each) => ({ ...each, isProposed: true })),
};
