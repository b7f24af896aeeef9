import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilPictureEdits } from '../support/untilPictureEdits.ts';

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

async function open(look: VisitorOptions, client: ApiClient, path: string): Promise<Page> {
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  visitors.push(visitor);
  await signIn(visitor.context, client);
  await visitor.page.goto(path);
  return visitor.page;
}

describe.each([
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'tr', theme: 'dark', width: 1280 },
  { language: 'tr', theme: 'light', width: 390, height: 844 },
] as const)('the board of experiments ($language, $theme, $width wide)', (look) => {
  it('is drawn without faults, and a mark of the ladder leads to its card', async () => {
    const { client, id } = projects[look.language];
    const page = await open(look, client, `/project/${id}/tools/experiments`);
    const isEnglish = look.language === 'en';
    const mark = page.getByRole('button', {
      name: isEnglish ? /^3 gave or did: 2; 1: / : /^3 verilen, yapılan: 2; 1: /,
    });
    await mark.waitFor();
    expect([...(await runAxe({ page }, 'first-entries')), ...(await widthFaults(page))]).toEqual([]);
    await mark.click();
    await page
      .getByText(isEnglish ? 'Sentence that can fail' : 'Yanlış çıkabilecek cümle')
      .first()
      .waitFor();
  });
});

it('take a claim from the evidence on the path that has them, and say by a result what it is worth', async () => {
  const client = await registerClient(stage.app, newAddress(), 'en');
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects', {
    name: 'Kapak',
    description: 'Lids that come back.',
    path: 'one-day',
  });
  const sections = loadedToolsets().registry.get('sections').examples.en;
  await client.call('PUT', `/api/projects/${project.id}/toolsets/sections`, { content: sections, revision: 0 });
  const page = await open({ language: 'en' }, client, `/project/${project.id}/evidence`);
  const test = page.getByRole('link', {
    name: 'Test this: Office workers bring a box back within seven days without a deposit.',
  });
  await test.click();
  await page.waitForURL(/tools\/experiments/);
  const field = (name: string) => page.getByLabel(name, { exact: true }).first();
  await field('Result').fill('14');
  await field('How many there were').fill('20');
  await field('Threshold').fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const read = async () => {
    const { claims } = await client.call<EvidenceAnswer>('GET', `/api/projects/${project.id}/evidence`);
    return claims.find(({ id }) => id === 'sections/assumptions/people-return');
  };
  await expect.poll(async () => (await read())?.tests).toMatchObject([{ toolset: 'experiments', result: 14, n: 20 }]);
});

it('ask for the days of a test that is dragged to those that run', async () => {
  const { client, id } = projects.tr;
  const path = `/api/projects/${id}/toolsets/experiments`;
  const { content, revision } = await client.call<{ content: { cards: object[] }; revision: number }>('GET', path);
  const planned = {
    id: 'lobby',
    sentence: 'Lobide on kişiden üçü kabı getirir.',
    state: 'planned',
    kind: 'asking-talk',
  };
  await client.call('PUT', path, { content: { ...content, cards: [planned, ...content.cards] }, revision });
  const page = await open({ language: 'tr', height: 1000 }, client, `/project/${id}/tools/experiments`);
  const picture = page.locator('svg.picture');
  const card = picture.locator('text').filter({ hasText: 'Lobide on kişiden' }).first();
  const column = picture
    .locator('text')
    .filter({ hasText: /^Sürüyor$/ })
    .first();
  await untilPictureEdits(page);
  await card.waitFor();
  const [from, to] = [await card.boundingBox(), await column.boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 6);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 60, { steps: 8 });
  await page.mouse.up();
  const start = page.getByRole('dialog').getByRole('textbox', { name: 'Başlangıç' });
  await expect.poll(() => start.evaluate((input) => input === document.activeElement)).toBe(true);
  await start.fill('2026-04-06');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
