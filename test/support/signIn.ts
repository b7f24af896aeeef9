import type { BrowserContext } from 'playwright';

import type { ApiClient } from './apiClient.ts';

/** Gives a browser the session of somebody who registered over HTTP. */
export async function signIn(context: BrowserContext, { session }: ApiClient): Promise<void> {
  await context.addInitScript((token) => {
    if (!localStorage.getItem('session')) localStorage.setItem('session', JSON.stringify(token));
  }, session.token);
}
