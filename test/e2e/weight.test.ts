import { expect, it } from 'vitest';

import { mostKilobytes, weighPages } from '../../scripts/bench/weight/weighPages.ts';
import { createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();

it('keeps to the weight of JavaScript that the first pages may have', async () => {
  const client = await registerClient(stage.app, newAddress());
  const project = await createSavedProject(client);
  const { token } = client.session;
  const { login, view, edit } = await weighPages(stage.browser, { url: stage.app.url, token, project });
  // Not a page without scripts.
  expect(login).toBeGreaterThan(50);
  expect(login).toBeLessThanOrEqual(mostKilobytes.login);
  expect(view).toBeLessThanOrEqual(mostKilobytes.view);
  expect(edit).toBeLessThanOrEqual(mostKilobytes.edit);
});
