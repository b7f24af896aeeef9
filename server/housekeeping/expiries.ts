import { accountExpiries } from '../accounts/accountExpiries.ts';
import { generationExpiries } from '../generation/generationExpiries.ts';
import { keyExpiries } from '../http/keyExpiries.ts';
import { invitationExpiries } from '../members/invitationExpiries.ts';
import { paymentExpiries } from '../payments/paymentExpiries.ts';
import { projectExpiries } from '../projects/projectExpiries.ts';
import type { Expiry } from './Expiry.ts';

/** Everything that is kept for a while. */
export const expiries: readonly Expiry[] = [
  ...accountExpiries,
  ...keyExpiries,
  ...invitationExpiries,
  ...paymentExpiries,
  ...generationExpiries,
  ...projectExpiries,
];
