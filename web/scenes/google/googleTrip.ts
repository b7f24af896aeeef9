import { beginGoogleSignIn } from '../../api/google.ts';

/** What a window keeps while its person is at Google. */
export interface GoogleTrip {
  /** Comes back with the person; a stranger's way back that was slipped to them does not have it. */
  state: string;
  /** The page that was wanted before signing in. */
  from: string | null;
  acceptTerms: boolean;
}

const storageKey = 'google-trip';

/** Leaves the page for Google. Ends only where the browser brings this very page back. */
export async function leaveForGoogle({ from, acceptTerms }: Omit<GoogleTrip, 'state'>): Promise<void> {
  const { url } = await beginGoogleSignIn(acceptTerms);
  const state = new URL(url).searchParams.get('state') ?? '';
  sessionStorage.setItem(storageKey, JSON.stringify({ state, from, acceptTerms } satisfies GoogleTrip));
  window.location.assign(url);
  await new Promise((back) => window.addEventListener('pageshow', back, { once: true }));
}

/** The trip that this window is on; it is over by being taken. */
export function takeGoogleTrip(): GoogleTrip | null {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as GoogleTrip);
}
