import type { SandboxPage } from '#engine/protocol/sandbox.ts';

/** A payment that waits for a card, for tests and stories. */
export const examplePage: SandboxPage = {
  kind: 'checkout',
  status: 'open',
  title: '2,000 tokens',
  price: { amount: 1400, currency: 'USD' },
  keepsCard: false,
  expiresAt: '2026-11-25T09:00:00.000Z',
  returnUrl: 'https://filiz.example/user/balance?payment=1',
  refusal: null,
};
