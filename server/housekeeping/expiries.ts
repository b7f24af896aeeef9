import { accountExpiries } from '#server/accounts/accountExpiries.ts';
import { generationExpiries } from '#server/generation/generationExpiries.ts';
import { keyExpiries } from '#server/http/keyExpiries.ts';
import { invitationExpiries } from '#server/members/invitationExpiries.ts';
import { notificationExpiries } from '#server/notifications/notificationExpiries.ts';
import { paymentExpiries } from '#server/payments/paymentExpiries.ts';
import { projectExpiries } from '#server/projects/projectExpiries.ts';
import { sketchExpiries } from '#server/sketches/sketchExpiries.ts';
import { sourceExpiries } from '#server/sources/sourceExpiries.ts';

import type { Expiry } from './Expiry.ts';

/** Everything that is kept for a while. */
export const expiries: readonly Expiry[] = [
  ...accountExpiries,
  ...keyExpiries,
  ...invitationExpiries,
  ...notificationExpiries,
  ...paymentExpiries,
  ...generationExpiries,
  ...projectExpiries,
  ...sketchExpiries,
  ...sourceExpiries,
];
