import type { GoogleSession } from '#engine/protocol/account.ts';

import { finishGoogleSignIn } from '../../api/google.ts';
import type { GoogleTrip } from './googleTrip.ts';

export type Homecoming =
  | { kind: 'signed-in'; session: GoogleSession }
  /** cancelled: turned back at Google. over: not the way back of a trip that this window is on. refused: Google's own fault. */
  | { kind: 'cancelled' | 'over' | 'refused' };

/** What became of a trip to Google, by the address that it ended at. Fails as the call to the server fails. */
export async function comeBack(address: URLSearchParams, trip: GoogleTrip | null): Promise<Homecoming> {
  const { code, state, error, iss } = Object.fromEntries(address);
  if (!trip || !state || state !== trip.state) return { kind: 'over' };
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error || !code) return { kind: 'refused' };
  return { kind: 'signed-in', session: await finishGoogleSignIn({ code, state, ...(iss ? { iss } : {}) }) };
}
