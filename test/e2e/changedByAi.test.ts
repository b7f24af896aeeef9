import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { ModelCall } from '#server/testing/FakeModelServer.ts';

import { type ApiClient, createSavedProject, registerClient, saveDraft } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

interface Answer {
  stakeholders?: { nameOrRole: string; why: string; interest: number }[];
}

const { stage, model, write } = stageModel();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => void (client = await registerClient(stage.app, 'ada@example.com')));
beforeEach(async () => {
  projectId = await createSavedProject(client);
  for (const id of ['stakeholder', 'persona']) {
    const path = `/api/projects/${projectId}/toolsets/${id}/generations`;
    const { id: generation } = await client.call<{ id: string }>('POST', path, {});
    await client.finish(generation);
    await saveDraft(client, projectId, id);
  }
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterEach(() => visitor.close());

const stored = async () => {
  const path = `/api/projects/${projectId}/toolsets/stakeholder`;
  const { content } = await client.call<{ content: Required<Answer> }>('GET', path);
  return content.stakeholders[0]!;
};

it('marks what a new draft changed, takes one change back, and tells what was made from it', async () => {
  const before = await stored();
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  model.script = ({ body }) => {
    const answer = JSON.parse(write(body)) as Answer;
    const [first] = answer.stakeholders ?? [];
    if (first) Object.assign(first, { why: `${first.why} Decides alone.`, interest: first.interest === 5 ? 4 : 5 });
    return { text: JSON.stringify(answer) };
  };
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  const regeneration = page.getByRole('dialog');
  await regeneration.getByText(/Costs 20 tokens/).waitFor();
  await regeneration.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('dialog', { name: 'Review the new draft' }).getByRole('button', { name: 'Later' }).click();
  await page.getByText('2 fields changed').first().waitFor();
  await page.getByRole('button', { name: /^1 .*2 fields changed by the draft/ }).waitFor();

  await page.getByRole('button', { name: 'Next change' }).first().click();
  const why = page.getByRole('textbox', { name: 'Why a stakeholder' });
  await expect.poll(() => hasFocus(why)).toBe(true);
  await page.getByRole('button', { name: 'See the difference: Why a stakeholder' }).click();
  await page.getByRole('insertion').getByText('Decides alone.').waitFor();
  await page.getByRole('button', { name: 'Undo: Why a stakeholder' }).click();
  await page.getByText('1 field changed').first().waitFor();

  await page.getByRole('button', { name: 'Approve draft' }).click();
  const question = page.getByRole('dialog', { name: '1 change of AI will be taken' });
  expect(await runAxe({ page }, 'first-entries')).toEqual([]);
  await question.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Everything is saved').waitFor();
  const after = await stored();
  expect(after).toMatchObject({ why: before.why, interest: before.interest === 5 ? 4 : 5 });
  expect(await page.getByText(/changed by the draft/).count()).toBe(0);

  const dependencies = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Dependencies' }) });
  await dependencies.locator('summary').click();
  const related = dependencies.getByRole('listitem');
  await related.filter({ hasText: 'Persona Analysis' }).getByText('May be outdated').waitFor();
  const rail = page.getByRole('navigation', { name: 'Project' });
  await rail.getByRole('button', { name: /^Define/ }).click();
  await rail.getByRole('link', { name: /Persona Analysis.*May be outdated/ }).click();
  const place = `${after.nameOrRole} › Interest level`;
  await page.getByText(`${place}: ${before.interest} → ${after.interest}`).waitFor();
  await page.getByRole('button', { name: /^Regenerate, 30 tokens$/ }).waitFor();
  await page.getByRole('button', { name: 'Still valid' }).click();
  await page.getByText('Everything is saved').waitFor();
});

it('lets a person review a new draft over what they wrote by hand, take some of it, and undo that', async () => {
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  await page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false }).first().click();
  const why = page.getByRole('textbox', { name: 'Why a stakeholder' });
  await why.fill('Said so twice.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
  const before = await stored();
  const interest = before.interest === 5 ? 4 : 5;
  model.script = ({ body }) => {
    const answer = JSON.parse(write(body)) as Answer;
    const [first] = answer.stakeholders ?? [];
    if (first) Object.assign(first, { interest });
    return { text: JSON.stringify(answer) };
  };
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
  const review = page.getByRole('dialog', { name: 'Review the new draft' });
  await review.getByText('2 to decide').waitFor();
  expect(await runAxe({ page }, 'first-entries')).toEqual([]);
  const reason = review.getByRole('group', { name: /Why a stakeholder.*Written by hand/ });
  await expect.poll(() => hasFocus(reason)).toBe(true);
  await page.keyboard.press('k');
  await page.keyboard.press('t');
  await review.getByText('1 taken, 1 kept, all decided').waitFor();
  expect(await runAxe({ page }, 'first-entries')).toEqual([]);
  await review.getByRole('button', { name: 'Apply my choices' }).click();
  await page.getByText('1 field changed').first().waitFor();
  expect(await why.inputValue()).toBe('Said so twice.');

  await page.getByRole('button', { name: 'Undo the review' }).click();
  await expect.poll(() => why.inputValue()).not.toBe('Said so twice.');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await reason.getByText('Keep mine').click();
  await review.getByRole('button', { name: /^Take the other/ }).click();
  await review.getByRole('button', { name: 'Apply my choices' }).click();
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await page.getByText('Everything is saved').waitFor();
  expect(await stored()).toMatchObject({ why: 'Said so twice.', interest });
  const saved = page.getByText('Saved', { exact: true }).locator('..');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('What stood before is back.').waitFor();
  expect(await stored()).toMatchObject(before);
});

it('keeps what was accepted of a draft when the next one is stopped', async () => {
  const before = await stored();
  const interest = before.interest === 5 ? 4 : 5;
  const answer = ({ body }: ModelCall, change: object) => {
    const drafted = JSON.parse(write(body)) as Answer;
    Object.assign(drafted.stakeholders![0]!, change);
    return JSON.stringify(drafted);
  };
  const regenerate = async () => {
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
  };
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit#/stakeholders/0/why`);
  const why = page.getByRole('textbox', { name: 'Why a stakeholder' });
  model.script = (call) => ({ text: answer(call, { interest, why: 'Refused.' }) });
  await regenerate();
  const review = page.getByRole('dialog', { name: 'Review the new draft' });
  const reason = review.getByRole('group', { name: /Why a stakeholder/ });
  await reason.getByText('Keep mine').click();
  await review.getByRole('button', { name: /^Take the other/ }).click();
  await review.getByText('1 taken, 1 kept, all decided').waitFor();
  await review.getByRole('button', { name: 'Apply my choices' }).click();
  expect(await why.inputValue()).toBe(before.why);

  model.script = (call) => ({ text: answer(call, { why: 'Cut off in the mid' }).slice(0, 60), end: 'silence' });
  await regenerate();
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await page.getByText('tokens are back').first().waitFor();
  expect(await why.inputValue()).toBe(before.why);
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await page.getByText('Everything is saved').waitFor();
  expect(await stored()).toMatchObject({ why: before.why, interest });
});

it('keeps what was written when a save does not reach the server, shows what is unsaved, and saves it by itself later', async () => {
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  await page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false }).first().click();
  await page.getByRole('textbox', { name: 'Who will do it?' }).fill('Deniz');
  await page.getByRole('button', { name: 'See the changes' }).click();
  await page.getByRole('dialog').getByRole('insertion').getByText('Deniz').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Who will do it/ })
    .click();
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Who will do it?' }))).toBe(true);
  await visitor.context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').getByText('Not saved').waitFor();
  await visitor.context.setOffline(false);
  await page.getByText('Everything is saved').waitFor();
});
