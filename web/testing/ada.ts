import type { User } from '#engine/protocol/account.ts';

/** A signed-in user for tests. */
export const ada: User = {
  id: '1',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  language: 'en',
  createdAt: '2026-11-01T09:00:00.000Z',
  hasPassword: true,
  termsAccepted: true,
  guideDismissed: false,
  savesByItself: false,
};
