import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { readExample } from '#web/form/testing/readDefinition.ts';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilPictureEdits } from '../support/untilPictureEdits.ts';

interface Branch {
  id: string;
  opportunity: string;
  solutions?: { id: string; solution: string; tests?: object[] }[];
}

const stage = stageApp();
let client: ApiClient;
let at: string;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  at = `/api/projects/${await createSavedProject(client)}/toolsets/opportunity-tree`;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function open(look: VisitorOptions = {}): Promise<void> {
  const { revision } = await client.call<{ revision: number }>('GET', at);
  await client.call('PUT', at, { content: readExample('opportunity-tree', look.language ?? 'en'), revision });
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 1400, ...look });
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(at.replace('/api/projects/', '/project/').replace('/toolsets/', '/tools/'));
  await untilPictureEdits(page);
}

const node = (name: RegExp) => page.getByRole('region', { name: 'Picture' }).getByRole('button', { name });
const news = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function solutions(): Promise<string[][]> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
  const { content } = await client.call<{ content: { opportunities: Branch[] } }>('GET', at);
  return content.opportunities.map((branch) => (branch.solutions ?? []).map(({ id }) => id));
}

it('a branch goes to another one by mouse, with all that hangs on it, and is taken back', async () => {
  await open();
  await node(/^1\.3 Solution: The till team/).hover();
  await page.mouse.down();
  const target = (await node(/^4 Opportunity: /).boundingBox())!;
  await page.mouse.move(target.x + 40, target.y + 10, { steps: 4 });
  await page.mouse.move(target.x + 60, target.y + 20, { steps: 4 });
  await page.mouse.up();
  await news(/“The till team has a share .*” is now in “I am new here/);
  await node(/^4\.1\.1 Assumption test: They do not ask/).waitFor();
  expect(await solutions()).toEqual([
    ['before-payment', 'right-hand'],
    ['while-card-runs'],
    ['monday-message'],
    ['bonus'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await node(/^1\.3 Solution: The till team/).waitFor();
});

it('nodes are moved, removed and opened by keys, and added beside what they hang on', async () => {
  await open();
  await node(/^1\.1 Solution: /).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await node(/^1\.2 Solution: The question comes before payment/).waitFor();
  await page.keyboard.press('Alt+ArrowRight');
  await node(/^2\.2 Solution: The question comes before payment/).waitFor();
  await page.keyboard.press('Delete');
  expect(await solutions()).toEqual([['right-hand', 'bonus'], ['while-card-runs'], ['monday-message'], []]);
  await node(/^2 Opportunity: /).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await card.getByRole('textbox', { name: /^Opportunity/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to “I am new here, and nobody told me that there is a box.”' }).click();
  await card.getByRole('textbox', { name: /^Solution/ }).fill('A card at the till says so');
  await page.keyboard.press('Escape');
  await node(/^4\.1 Solution: A card at the till says so/).waitFor();
});
