import type { GoogleSession } from '#engine/protocol/account.ts';
import type { GoogleTrip } from '#web/account/googleTrip.ts';
import { finishGoogleSignIn } from '#web/api/google.ts';

export type Homecoming =
  | { kind: 'signed-in'; session: GoogleSession }
  /**
   * cancelled: by the person at Google. over: not the state of this window's flow. refused: Google reported an error.
   */
  | { kind: 'cancelled' | 'over' | 'refused' };

/** Finishes the sign-in from the redirect's parameters. Rejects as the call to the server does. */
export async function comeBack(address: URLSearchParams, trip: GoogleTrip | null): Promise<Homecoming> {
  const { code, state, error, iss } = Object.fromEntries(address);
  if (!trip || !state || state !== trip.state) return { kind: 'over' };
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error || !code) return { kind: 'refused' };
  return { kind: 'signed-in', session: await finishGoogleSignIn({ code, state, ...(iss ? { iss } : {}) }) };
}
