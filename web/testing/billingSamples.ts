import type { Movement } from '#engine/protocol/balance.ts';
import type { Card, Payment, Plan, Plans, Subscription, TokenPackage } from '#engine/protocol/billing.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

export const packages: TokenPackage[] = [
  { id: 'seed', title: { en: '600 tokens', tr: '600 jeton' }, price: usd(500), tokens: 600 },
  { id: 'sapling', title: { en: '2,000 tokens', tr: '2.000 jeton' }, price: usd(1400), tokens: 2000 },
  { id: 'orchard', title: { en: '6,000 tokens', tr: '6.000 jeton' }, price: usd(3600), tokens: 6000 },
];

export const solo: Plan = {
  id: 'solo-month',
  title: { en: 'Solo, monthly', tr: 'Solo, aylık' },
  price: usd(900),
  tokens: 1500,
  interval: 'month',
};
export const team: Plan = {
  id: 'team-year',
  title: { en: 'Team, yearly', tr: 'Takım, yıllık' },
  price: usd(29000),
  tokens: 72000,
  interval: 'year',
};
export const founder: Plan = {
  id: 'founder',
  title: { en: 'Founder, once for good', tr: 'Kurucu, bir kez ve süresiz' },
  price: usd(19000),
  tokens: 30000,
  interval: null,
};
export const plans: Plans = { packages, plans: [solo, team, founder] };

export const active: Subscription = {
  plan: solo,
  status: 'active',
  startedAt: '2026-10-24T09:00:00.000Z',
  renewsAt: '2026-12-24T09:00:00.000Z',
  endsAt: null,
  retriesAt: null,
  usage: { used: 620, granted: 1500 },
};

export const visa: Card = { brand: 'visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2028 };

const payment: Payment = {
  id: 'p1',
  status: 'paid',
  tokens: 2000,
  amount: 1400,
  currency: 'USD',
  createdAt: '2026-11-20T09:30:00.000Z',
  title: packages[1]!.title,
  kind: 'package',
  invoiceId: 'i1',
};
export const payments: Payment[] = [
  { ...payment, id: 'p4', status: 'open', invoiceId: undefined, paymentUrl: 'https://pay.example.com/4' },
  {
    ...payment,
    id: 'p3',
    status: 'failed',
    kind: 'renewal',
    title: solo.title,
    amount: 900,
    tokens: 1500,
    invoiceId: undefined,
  },
  { ...payment, id: 'p2', status: 'expired', invoiceId: undefined },
  payment,
];

export const movement: Movement = {
  id: 'm1',
  createdAt: '2026-11-20T09:31:00.000Z',
  reason: 'reserve',
  amount: -24,
  reference: 'g1',
  projectId: 'p',
  projectName: 'Dönkap',
};

/** Of two toolsets of 10 and 30 tokens: a project costs 40. */
export const summaries = [
  { id: 'persona', stage: 'discover', order: 1, tokenCost: 10, title: { en: 'Persona', tr: 'Persona' } },
  { id: 'scamper', stage: 'develop', order: 2, tokenCost: 30, title: { en: 'SCAMPER', tr: 'SCAMPER' } },
] as unknown as ToolsetSummary[];
