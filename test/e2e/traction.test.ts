import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { readExample } from '#web/form/testing/readDefinition.ts';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let at: string;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  at = `/api/projects/${await createSavedProject(client)}/toolsets/traction`;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function open(mode: string, look: VisitorOptions = {}): Promise<void> {
  const { revision } = await client.call<{ revision: number }>('GET', at);
  await client.call('PUT', at, { content: readExample('traction', look.language ?? 'en'), revision });
  visitor = await openVisitor(stage.browser, stage.app.url, look);
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(`${at.replace('/api/projects/', '/project/').replace('/toolsets/', '/tools/')}?mode=${mode}`);
}

const told = (text: RegExp) =>
  page.getByRole('region', { name: /^(Picture|Görsel)$/ }).getByRole('button', { name: text });

it('says at once what another number does to twelve months of cash, and stores it so', async () => {
  await open('fields#/fixedCosts/value');
  await page.getByRole('textbox', { name: 'Fixed costs a month' }).fill('20000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
  const { content } = await client.call<{
    content: { scenarios: Record<string, { cash: number[]; cashGoneIn?: number }> };
  }>('GET', at);
  // 21.4 restaurants × 2,478.60 − 20,000 − 2 × 6,000
  expect(content.scenarios['expected']!.cash[0]).toBe(3_000_000 + 21_042);
  expect(content.scenarios['expected']!.cashGoneIn).toBeUndefined();
  await page
    .getByRole('radio', { name: 'Picture' })
    .or(page.getByRole('link', { name: 'Picture' }))
    .first()
    .click();
  await told(/^Cash at the end of the month\. Expected: €3,021,042 to .*never below zero/).waitFor();
  await told(/^Customers\. Expected: .* reaches 8 in month 1/).waitFor();
});

it('tells a reader who sees no lines where the money ends, and passes axe on a phone', async () => {
  await open('picture', { language: 'tr', theme: 'dark', width: 390, height: 844 });
  await told(/^Ay sonundaki nakit\. Beklenen: ₺2\.701\.042 → -₺364\.873; ilk eksi: 11\. ay$/).waitFor();
  await told(/^Müşteri\. Atak: 28,5 → 105,5; 137 eşiğine ulaşmıyor$/).waitFor();
  expect(await runAxe({ page }, 'every-entry')).toEqual([]);
});
