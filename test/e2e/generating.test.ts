import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient } from '../support/apiClient.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

const { stage, model, write } = stageModel();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => void (client = await registerClient(stage.app, 'ada@example.com')));
beforeEach(async () => {
  projectId = await createSavedProject(client);
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterEach(() => visitor.close());

const generate = () => page.getByRole('button', { name: 'Generate', exact: true });

it('announces which part is being generated, and the end', async () => {
  await page.goto(`/project/${projectId}/tools/market?mode=edit`);
  await generate().waitFor();
  await page.evaluate(() => {
    const said = ((window as { said?: string[] }).said = []) as string[];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) said.push(region.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => (window as { said?: string[] }).said?.join('\n') ?? '');
  const end = Promise.withResolvers<void>();
  model.script = ({ body }) => ({
    text: write(body),
    pace: { characters: 200, interval: 20 },
    beforeLastPiece: end.promise,
  });
  await generate().click();
  await expect.poll(heard).toMatch(/AI is writing: .+ \(\d+ of \d+\)/);
  end.resolve();
  await expect.poll(heard).toContain('AI draft, not saved yet');
});

it('opens the first box of an empty picture to whoever fills it in, among others to press', async () => {
  await page.goto(`/project/${projectId}/tools/market`);
  await page.getByRole('button', { name: 'Fill in myself' }).click();
  const card = page.getByRole('dialog', { name: 'Barriers to entry' });
  await card.waitFor();
  expect(await page.locator('.picture-still[role=button]').count()).toBeGreaterThan(2);
  expect(await runAxe({ page }, 'first-entries')).toEqual([]);
  await card.getByRole('button', { name: 'Add barrier' }).click();
  await card.getByRole('textbox').first().fill('Trust of the owners');
  await page.keyboard.press('Tab');
  await page.getByText('Unsaved changes').first().waitFor();
  expect(await card.getByRole('textbox').first().inputValue()).toBe('Trust of the owners');
});

it('draws the first draft of an empty toolset in its picture, among ghosts of what is still to come', async () => {
  await page.goto(`/project/${projectId}/tools/market`);
  await page.getByRole('heading', { name: 'Is there a market for this, and room for us in it?' }).waitFor();
  await page.locator('.picture-backdrop .picture').waitFor();
  expect(await runAxe({ page }, 'first-entries')).toEqual([]);
  const end = Promise.withResolvers<void>();
  model.script = ({ body }) => {
    const text = write(body);
    return { text, pace: { characters: Math.ceil(text.length / 2), interval: 20 }, beforeLastPiece: end.promise };
  };
  await page.getByRole('button', { name: /^Draft it for me/ }).click();
  await page.locator('.picture .picture-writing').first().waitFor();
  const bar = page.getByRole('region', { name: 'Draft in progress' });
  await bar.getByText(/^\d+ tokens, \d+ if you stop now$/).waitFor();
  expect(await page.locator('.picture-backdrop').count()).toBe(0);
  end.resolve();
  await page.getByText('AI draft, not saved yet').first().waitFor();
  await expect.poll(() => page.locator('.picture-still, .picture-writing').count()).toBe(0);
  expect(await bar.count()).toBe(0);
});

it('stops on request, and releases the tokens', async () => {
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  const before = await client.call<{ balance: number }>('GET', '/api/balance');
  model.script = ({ body }) => ({ text: write(body).slice(0, 120), end: 'silence' });
  await generate().click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('tokens are back').first().waitFor();
  await model.calls.at(-1)!.closed;
  expect((await client.call<{ balance: number }>('GET', '/api/balance')).balance).toBe(before.balance);
});

it('shows and stops the generation in the save bar of a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  model.script = ({ body }) => ({ text: write(body).slice(0, 120), end: 'silence' });
  await generate().click();
  const bar = page.getByRole('button', { name: 'Stop' }).last();
  await page.getByText('AI is writing…').last().waitFor();
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isVisible()).toBe(false);
  // The progress is above the panel now, and its button keeps the focus.
  const place = async (name: string) => (await page.getByRole('heading', { name, level: 2 }).boundingBox())!.y;
  expect(await place('Stakeholders')).toBeLessThan(await place('Draft with AI'));
  expect(await generate().evaluate((button) => button === document.activeElement)).toBe(true);
  await bar.click();
  await page.getByText('tokens are back').first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
});

it('names what must be saved first, with a link', async () => {
  await page.goto(`/project/${projectId}/tools/persona?mode=edit`);
  await page.getByText('Needs saved content first:').waitFor();
  expect(await generate().isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Stakeholder Analysis' }).first().click();
  await page.waitForURL(/tools\/stakeholder$/);
});

it('shows a batch that was started elsewhere, also after a reload', async () => {
  model.script = () => ({ silent: true });
  const order = { toolsets: ['stakeholder', 'market'] };
  const { id } = await client.call<{ id: string }>('POST', `/api/projects/${projectId}/generations`, order);
  await page.goto(`/project/${projectId}/tools`);
  await page.getByText('0 of 2').waitFor();
  await page.reload();
  await page.getByText('0 of 2').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What was written by then is kept.').waitFor();
  expect((await client.call<{ status: string }>('GET', `/api/generations/${id}`)).status).toBe('cancelled');
});

it('keeps what was whole of a draft that is stopped, to be looked through and saved', async () => {
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  const entries = ['First', 'Second', 'Third', 'Fourth'].map((name) => ({ nameOrRole: name, why: 'w'.repeat(400) }));
  const text = JSON.stringify({ stakeholders: entries }).slice(0, -200);
  // What is whole is noted once a second.
  model.script = () => ({ text, pace: { characters: 50, interval: 100 }, end: 'silence' });
  await generate().click();
  await page.getByText('Fourth').first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await page
    .getByText(/^Stopped\. What was written is kept as a draft/)
    .first()
    .waitFor();
  await page.getByText('Stopped AI draft, not saved yet').first().waitFor();
  await page.getByText('First').first().waitFor();
  await expect.poll(() => page.getByText('Fourth').count()).toBe(0);
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await page.getByText('Everything is saved').waitFor();
  const { content } = await client.call<{ content: { stakeholders: { nameOrRole: string }[] } }>(
    'GET',
    `/api/projects/${projectId}/toolsets/stakeholder`,
  );
  expect(content.stakeholders[0]).toMatchObject({ nameOrRole: 'First', why: 'w'.repeat(400) });
});
