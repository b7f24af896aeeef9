import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
const clients = {} as Record<'en' | 'tr', { client: ApiClient; projectId: string }>;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  for (const language of ['en', 'tr'] as const) {
    const client = await registerClient(stage.app, newAddress(), language);
    const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
    clients[language] = { client, projectId: project.id };
  }
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function open(path: string, look: VisitorOptions = {}): Promise<void> {
  const { client, projectId } = clients[look.language ?? 'en'];
  visitor = await openVisitor(stage.browser, stage.app.url, look);
  await signIn(visitor.context, client);
  ({ page } = visitor);
  await page.goto(`/project/${projectId}${path}`);
}

describe.each([
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'tr', theme: 'dark', width: 1280 },
  { language: 'tr', theme: 'light', width: 375 },
] as const)('the evidence page ($language, $theme, $width wide)', (look) => {
  it('is drawn without faults', async () => {
    await open('/evidence', look);
    await page.getByRole('table').waitFor();
    await page.locator('svg.picture').waitFor();
    expect(await widthFaults(page)).toEqual([]);
    expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  });
});

it('stands beside claims where they are read and written, and in the path', async () => {
  await open('/tools/persona?mode=reading');
  await page.getByText('rests on 2 people').first().waitFor();
  await page.goto(`/project/${clients.en.projectId}/tools/persona?mode=edit`);
  await page.getByText('rests on 2 people').first().waitFor();
  await page.goto(`/project/${clients.en.projectId}/tools`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Define/ })
    .click();
  await page
    .getByText(/^\d+ of \d+ claims assumed$/)
    .first()
    .waitFor();
});

it('is reached from the rail, and plans a test of a claim that is saved like any other edit', async () => {
  await open('');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Evidence/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Evidence' }).waitFor();
  const link = page.getByRole('link', { name: /^Test this: / }).first();
  const named = await link.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  const claim = named.replace(/^Test this:\s*/, '');
  await link.click();
  await page.getByText('A test of this claim has been added to the plan.').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: claim.slice(0, 24) })
        .first()
        .isVisible(),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Everything is saved').waitFor();
  const { client, projectId } = clients.en;
  await expect
    .poll(async () => {
      const { claims } = await client.call<{ claims: { text: string; tests: unknown[] }[] }>(
        'GET',
        `/api/projects/${projectId}/evidence`,
      );
      return claims.find(({ text }) => text === claim)?.tests.length;
    })
    .toBe(1);
});
