import fc from 'fast-check';

import type { testCards } from '#server/payments/testing/testCards.ts';

/** Toolsets that need no other, so that each can be drafted at any time. */
const toolsets = ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'] as const;

/** What happens to one of the people, or to the server. */
export type BillingStep = { who: number } & (
  | { does: 'buy'; offer: string; card: keyof typeof testCards | null }
  | { does: 'subscribe'; offer: string; card: keyof typeof testCards | null }
  | { does: 'change-card'; card: keyof typeof testCards }
  | { does: 'cancel' | 'resume' | 'stop-drafts' | 'delete-card' }
  | { does: 'draft'; toolset: string }
  | { does: 'wait'; days: number }
  | { does: 'crash'; after: number }
);

const who = fc.nat(1);
const card = fc.constantFrom('succeeds', 'succeeds', 'declined', 'failsWhenChargedLater') satisfies fc.Arbitrary<
  keyof typeof testCards
>;
const entered = fc.option(card, { freq: 5 });
const step = <Rest extends object>(rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> }) =>
  fc.record({ who, ...rest }) as unknown as fc.Arbitrary<BillingStep>;

/** A crash comes in the middle of what the next step began. */
export const billingStep: fc.Arbitrary<BillingStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: step({ does: fc.constant('buy'), offer: fc.constantFrom('seed', 'sapling'), card: entered }),
  },
  {
    weight: 4,
    arbitrary: step({
      does: fc.constant('subscribe'),
      offer: fc.constantFrom('solo-month', 'team-month', 'team-year', 'founder'),
      card: entered,
    }),
  },
  { weight: 8, arbitrary: step({ does: fc.constant('draft'), toolset: fc.constantFrom(...toolsets) }) },
  { weight: 2, arbitrary: step({ does: fc.constantFrom('cancel', 'resume', 'stop-drafts', 'delete-card') }) },
  { weight: 2, arbitrary: step({ does: fc.constant('change-card'), card }) },
  { weight: 4, arbitrary: step({ does: fc.constant('wait'), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: step({ does: fc.constant('crash'), after: fc.integer({ min: 0, max: 40 }) }) },
);
