import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, saveDraft } from '../support/apiClient.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

interface Item {
  id: string;
  nameOrRole: string;
  why: string;
}

const { stage, model, write } = stageModel();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => void (client = await registerClient(stage.app, 'ada@example.com')));
beforeEach(async () => {
  projectId = await createSavedProject(client);
  const path = `/api/projects/${projectId}/toolsets/stakeholder/generations`;
  await client.finish((await client.call<{ id: string }>('POST', path, {})).id);
  await saveDraft(client, projectId, 'stakeholder');
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

const path = () => `/api/projects/${projectId}/toolsets/stakeholder`;
const stakeholders = async () =>
  (await client.call<{ content: { stakeholders: Item[] } }>('GET', path())).content.stakeholders;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const untilPressed = (name: string) =>
  page
    .locator('[aria-pressed="true"]')
    .and(page.getByRole('button', { name, exact: true }))
    .waitFor();
/** Every answer says something else than the one before. */
const writeAnew = (word: string) => {
  model.script = ({ body }) => {
    const answer = JSON.parse(write(body)) as Record<string, unknown>;
    // One item alone is asked for under its own name.
    const items = Object.values(answer).flat() as Partial<Item>[];
    for (const item of items) if (item?.why) item.why = `${word}: ${item.why}`;
    return { text: JSON.stringify(answer) };
  };
};

it('keeps a locked item and a locked field as they are when all is generated, and changes the others', async () => {
  const [first, second, third] = await stakeholders();
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit#/stakeholders/1/why`);
  await button(`Keep mine: ${first!.nameOrRole}`).click();
  await untilPressed(`Keep mine: ${first!.nameOrRole}`);
  await button('Keep mine: Why a stakeholder').click();
  await untilPressed('Keep mine: Why a stakeholder');
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);

  writeAnew('Anew');
  await page.goto(`/project/${projectId}/tools`);
  await button('Generate several').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'All toolsets' }).check();
  await dialog.getByRole('button', { name: /^Generate 24/ }).click();
  await expect.poll(async () => (await stakeholders())[2]?.why).toMatch(/^Anew/);
  const [one, two, three] = await stakeholders();
  expect(JSON.stringify(one)).toBe(JSON.stringify(first));
  expect([two!.id, two!.why]).toEqual([second!.id, second!.why]);
  expect(three!.why).not.toBe(third!.why);

  await page.goto(`/project/${projectId}/tools/stakeholder?mode=reading`);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: first!.nameOrRole }) });
  await card.getByText('Kept as it is: no draft changes this').waitFor({ state: 'attached' });
  expect(await page.getByText('Kept as it is: no draft changes this').count()).toBe(2);
});

it('generates one item with a note on what to change, tells the model, and leaves the others', async () => {
  const [first, second] = await stakeholders();
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  writeAnew('Anew');
  const menu = button(`Options for “${second!.nameOrRole}”`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Regenerate this…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What should change?').fill('Say who pays for the till.');
  const calls = model.calls.length;
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  const review = page.getByRole('dialog', { name: 'Review the new draft' });
  await review.getByRole('button', { name: /^Take all/ }).click();
  await review.getByRole('button', { name: 'Apply my choices' }).click();
  const told = model.calls.slice(calls).map(({ body }) => JSON.stringify(body.messages));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('Say who pays for the till.');
  await button('Approve draft').click();
  await page.getByText('Everything is saved').waitFor();
  const after = await stakeholders();
  expect(JSON.stringify(after[0])).toBe(JSON.stringify(first));
  expect(after[1]!.why).toMatch(/^Anew/);

  await button(`Keep mine: ${second!.nameOrRole}`).click();
  await untilPressed(`Keep mine: ${second!.nameOrRole}`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Regenerate this…' }).count()).toBe(0);
});

it('keeps an entry from its card on the picture by keyboard, and names it before a new draft', async () => {
  const [first] = await stakeholders();
  const name = first!.nameOrRole;
  await page.goto(`/project/${projectId}/tools/stakeholder`);
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Picture' }).getByRole('button', { name }).press('Enter');
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: `Keep mine: ${name}` })
    .press('Enter');
  await untilPressed(`Keep mine: ${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Draft with AI' });
  await panel.getByRole('button', { name: 'Regenerate', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Write a new draft?' });
  await question.getByText('1 entry is kept as it is:').waitFor();
  await question.getByText(`Stakeholders › 1 ${name}`).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
});

it('has the lock of an item in its menu on a phone, where rows show their titles', async () => {
  const [first] = await stakeholders();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  const menu = button(`Options for “${first!.nameOrRole}”`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Comment' }).waitFor();
  await page.getByRole('menuitem', { name: 'Keep mine' }).click();
  await untilPressed(`Keep mine: ${first!.nameOrRole}`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Let drafts change it' }).click();
  await button(`Keep mine: ${first!.nameOrRole}`).waitFor({ state: 'hidden' });
});
