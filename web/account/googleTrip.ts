import { beginGoogleSignIn } from '#web/api/google.ts';

/** State of a sign-in with Google, kept in the window's session storage. */
export interface GoogleTrip {
  /** Compared with the state in the redirect, against login CSRF. */
  state: string;
  /** Path that was requested before signing in. */
  from: string | null;
  acceptTerms: boolean;
}

const storageKey = 'google-trip';

/** Redirects to Google. Resolves only when the browser restores this page from its back/forward cache. */
export async function leaveForGoogle({ from, acceptTerms }: Omit<GoogleTrip, 'state'>): Promise<void> {
  const { url } = await beginGoogleSignIn(acceptTerms);
  const state = new URL(url).searchParams.get('state') ?? '';
  sessionStorage.setItem(storageKey, JSON.stringify({ state, from, acceptTerms } satisfies GoogleTrip));
  window.location.assign(url);
  await new Promise((back) => window.addEventListener('pageshow', back, { once: true }));
}

/** Returns and removes the pending sign-in of this window. */
export function takeGoogleTrip(): GoogleTrip | null {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as GoogleTrip);
}
