import type { BrowserContext } from 'playwright';

import type { ApiClient } from './apiClient.ts';

/** Signs a browser in with the session of an API client. */
export async function signIn(context: BrowserContext, { session }: ApiClient): Promise<void> {
  await context.addInitScript((token) => {
    if (!localStorage.getItem('session')) localStorage.setItem('session', JSON.stringify(token));
  }, session.token);
}
