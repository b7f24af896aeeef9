import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { arrive } from '../support/arrive.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
const projects = {} as Record<'en' | 'tr', { client: ApiClient; id: string }>;
let visitors: Visitor[] = [];

beforeAll(async () => {
  for (const language of ['en', 'tr'] as const) {
    const client = await registerClient(stage.app, newAddress(), language);
    const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
    projects[language] = { client, id: project.id };
  }
});
afterEach(async () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const visitor of visitors) await visitor.close();
  visitors = [];
});

async function open(look: VisitorOptions = {}): Promise<Page> {
  const { client, id } = projects[look.language ?? 'en'];
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  visitors.push(visitor);
  await signIn(visitor.context, client);
  await visitor.page.goto(`/project/${id}`);
  await visitor.page.getByRole('heading', { level: 2 }).nth(4).waitFor();
  return visitor.page;
}
const faultsOf = async (page: Page) => [...(await runAxe({ page }, 'first-entries')), ...(await widthFaults(page))];

describe.each([
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'tr', theme: 'light', width: 1280 },
  { language: 'tr', theme: 'dark', width: 390, height: 844 },
] as const)('where the project stands ($language, $theme, $width wide)', (look) => {
  it('is drawn without faults, and so is the dialog of a decision', async () => {
    const page = await open(look);
    expect(await faultsOf(page)).toEqual([]);
    const isEnglish = look.language === 'en';
    await page.getByRole('button', { name: isEnglish ? 'Decide what follows' : 'Karar ver', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: isEnglish ? 'Add' : 'Ekle', exact: true }).click();
    await dialog.getByRole('searchbox').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

it('leads from a decision, by keyboard, to the plan of the next round, and tells others of both', async () => {
  const { client, id } = projects.en;
  const other = await open();
  const page = await open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Decide what follows').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What follows from round 1?' });
  const ways = dialog.getByRole('radio');
  await expect.poll(() => ways.first().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await ways.nth(1).isChecked()).toBe(true);
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('The loop works. The counter does not.');

  // Closed by accident.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Decide what follows').press('Enter');
  expect(await dialog.getByRole('textbox', { name: 'In your words' }).inputValue()).toContain('The loop works.');
  expect(await ways.nth(1).isChecked()).toBe(true);
  await dialog
    .getByRole('button', { name: /^Remove from the reasons/ })
    .first()
    .press('Enter');
  await dialog.getByRole('button', { name: 'Record, start round 2' }).press('Enter');

  const naming = page.getByRole('dialog', { name: 'Start round 2' });
  await naming.getByRole('textbox', { name: 'Name of the round' }).fill('The question before payment');
  await other.getByRole('heading', { name: 'Change and test again' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await naming.getByRole('button', { name: 'Start round 2' }).press('Enter');
  await arrive(page, /tools\/mvp-test-plan$/);
  await page
    .getByText(/not saved yet/)
    .first()
    .waitFor();
  await other.getByRole('button', { name: 'Round 2: The question before payment' }).click();
  const rounds = other.getByRole('dialog', { name: 'Rounds' });
  await rounds.getByText(/^Change and test again, decided on/).waitFor();
  await rounds.getByRole('link', { name: 'The project as round 1 ended' }).click();
  await arrive(other, /versions\//);

  await page.goto(`/project/${id}`);
  await page.getByRole('link', { name: 'Open the plan of round 2' }).waitFor();
  await button('Reasons as they stood').click();
  const decisions = page.getByRole('dialog', { name: 'Decisions' });
  await decisions.getByRole('heading', { name: 'Round 1: Change and test again' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [recorded] = await client.call<{ text: string; claims: object[] }[]>('GET', `/api/projects/${id}/decisions`);
  expect(recorded?.text).toBe('The loop works. The counter does not.');
  expect(await decisions.getByRole('table').first().getByRole('row').count()).toBe((recorded?.claims.length ?? 0) + 1);
});

it('ends a stage of the path, and the path, with a decision', async () => {
  const { client, id } = projects.tr;
  const page = await open({ language: 'tr' });
  await page.goto(`/project/${id}/tools`);
  await page.getByRole('link', { name: 'Karar ver', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Karar ver: Hazırlık' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Karar ver: Tanımla' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tanımla aşamasından ne sonuç çıkıyor?' });
  await dialog.getByRole('radio').first().press(' ');
  await dialog.getByRole('textbox', { name: 'Kendi sözlerinizle' }).fill('Önce müdavimler.');
  await dialog.getByRole('button', { name: 'Yalnızca kaydet' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const [recorded] = await client.call<{ stage: string }[]>('GET', `/api/projects/${id}/decisions`);
  expect(recorded?.stage).toBe('define');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'O günkü gerekçeler' }).click();
  await page.getByRole('heading', { name: '1. tur, Tanımla: Devam et' }).waitFor();
});
