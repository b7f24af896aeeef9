import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, saveDraft } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

interface State {
  content: { stakeholders: { nameOrRole: string; why: string }[] };
  savedContent?: State['content'];
  unconfirmed: string[];
  confirmed: string[];
  draft: object | null;
}

const { stage, model, write } = stageModel();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

const generate = async (toolset = 'stakeholder') => {
  const path = `/api/projects/${projectId}/toolsets/${toolset}/generations`;
  await client.finish((await client.call<{ id: string }>('POST', path, {})).id);
};
const state = () => client.call<State>('GET', `/api/projects/${projectId}/toolsets/stakeholder`);
const address = (mode: 'view' | 'edit') => `/project/${projectId}/tools/stakeholder?mode=${mode}`;
const button = (name: string, at = page) => at.getByRole('button', { name, exact: true });
const why = (at = page) => at.getByRole('textbox', { name: 'Why a stakeholder', exact: true }).first();
const openFirst = (at = page) => at.locator('[data-row-toggle]').first().click();

beforeAll(async () => void (client = await registerClient(stage.app, 'ada@example.com')));
beforeEach(async () => {
  projectId = await createSavedProject(client);
  await generate();
  await saveDraft(client, projectId, 'stakeholder');
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterEach(async () => {
  await client.call('PATCH', '/api/user/current', { savesByItself: false });
  await visitor.close();
});

it('is offered at the third question, saves at each pause and on the way out, and merges what another tab types', async () => {
  await page.goto(address('edit'));
  await openFirst();
  for (const time of [1, 2, 3]) {
    await why().fill(`Typed ${time}`);
    const away = page.getByRole('navigation', { name: 'Project' }).getByRole('link').first();
    await away.click();
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    const offer = question.getByRole('checkbox', { name: 'From now on, save what I type by itself' });
    await question.getByRole('button', { name: 'Stay' }).waitFor();
    if (time < 3) expect(await offer.count()).toBe(0);
    else {
      expect(await runAxe(visitor, 'first-entries')).toEqual([]);
      await offer.check();
    }
    await question.getByRole('button', { name: 'Stay' }).click();
    // A dialog gives the focus back once it is gone: letters typed before that would go there.
    await expect.poll(() => hasFocus(away)).toBe(true);
  }
  await why().pressSequentially(' and rests');
  await page.getByText('just now').waitFor();
  await expect.poll(async () => (await state()).content.stakeholders[0]!.why).toBe('Typed 3 and rests');
  expect(await button('Save').count()).toBe(0);

  const second = await visitor.context.newPage();
  await second.goto(address('edit'));
  await openFirst(second);
  await second.getByRole('textbox', { name: 'Who will do it?' }).first().fill('From the second tab');
  await second.getByText('just now').waitFor();
  await why().fill('From the first tab');
  // Nothing asks on the way: it is saved before the page is left.
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/stakeholder'));
  expect((await state()).content.stakeholders[0]).toMatchObject({
    why: 'From the first tab',
    who: 'From the second tab',
  });
  await page.goBack();
  await openFirst();
  expect(await why().inputValue()).toBe('From the first tab');

  await page.goto('/user/home');
  const setting = page.getByRole('switch', { name: 'Save what I type by itself' });
  expect(await setting.getAttribute('aria-checked')).toBe('true');
  await setting.click();
  await expect
    .poll(async () => (await client.call<{ savesByItself: boolean }>('GET', '/api/user/current')).savesByItself)
    .toBe(false);
});

it('approves one entry, with what was typed into it, then the rest, and confirms what was read', async () => {
  const before = (await state()).content;
  model.script = ({ body }) => {
    const answer = JSON.parse(write(body)) as State['content'];
    for (const entry of answer.stakeholders) entry.why = `${entry.why} Anew.`;
    return { text: JSON.stringify(answer) };
  };
  await generate();
  const [first, second] = before.stakeholders;
  await page.goto(address('edit'));
  await page.getByRole('region', { name: 'The draft' }).waitFor();
  await openFirst();
  await why().fill('In my own words');
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  await button(`Approve: ${first!.nameOrRole}`).click();
  await page.getByText('Approved.', { exact: true }).first().waitFor();
  const partly = await state();
  expect(partly.savedContent!.stakeholders[0]).toMatchObject({ why: 'In my own words' });
  expect(partly.savedContent!.stakeholders.slice(1)).toEqual(before.stakeholders.slice(1));
  expect(partly.content.stakeholders[1]!.why).toBe(`${second!.why} Anew.`);
  expect(await button(`Approve: ${first!.nameOrRole}`).count()).toBe(0);

  // By keyboard through the entries of the picture, whose card approves too.
  await page.goto(address('view'));
  await page.getByRole('region', { name: 'The draft' }).waitFor();
  await page.getByRole('region', { name: 'Picture', exact: true }).waitFor();
  await page.locator('.picture [data-pointer="/stakeholders/1"]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const card = page.locator('[data-card]');
  await card.getByRole('checkbox', { name: 'I have read this' }).check();
  await card.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved and confirmed.').first().waitFor();
  expect((await state()).confirmed).not.toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthFaults(page)).toEqual([]);
  await button('Approve draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(async () => (await state()).draft).toBeNull();
  const versions = await client.call<{ cause: string }[]>('GET', `/api/projects/${projectId}/versions`);
  expect(versions.map(({ cause }) => cause)).toEqual(['draft']);
});

it('approves all drafts of a project, by their names', async () => {
  await generate();
  await generate('market');
  await page.goto(`/project/${projectId}/tools`);
  await button('Approve all 2 drafts').click();
  const dialog = page.getByRole('dialog', { name: 'Approve drafts' });
  await dialog.getByRole('listitem').nth(1).waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Stakeholder Analysis'),
    expect.stringContaining('Market Analysis'),
  ]);
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve 2 drafts' }).click();
  await page.getByText('2 drafts approved.').waitFor();
  expect(await state()).toMatchObject({ draft: null });
  expect((await state()).unconfirmed).not.toEqual([]);
});
