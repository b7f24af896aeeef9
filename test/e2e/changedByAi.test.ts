import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';

import { type ApiClient, createSavedProject, registerClient, saveDraft } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openBrowser, openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { type App, startApp } from '../support/startApp.ts';

interface Answer {
  stakeholders?: { nameOrRole: string; why: string; interest: number }[];
}

const write = answerFromExamples();
let browser: Browser;
let model: FakeModelServer;
let app: App;
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => {
  model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  const environment = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'example' };
  [browser, app] = await Promise.all([openBrowser(), startApp(environment)]);
  client = await registerClient(app, 'ada@example.com');
});
afterAll(async () => {
  await browser.close();
  await app.stop();
  await model.stop();
});
beforeEach(async () => {
  projectId = await createSavedProject(client);
  for (const id of ['stakeholder', 'persona']) {
    const path = `/api/projects/${projectId}/toolsets/${id}/generations`;
    const { id: generation } = await client.call<{ id: string }>('POST', path, {});
    await client.finish(generation);
    await saveDraft(client, projectId, id);
  }
  visitor = await openVisitor(browser, app.url);
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
  const question = page.getByRole('dialog');
  await question.getByText(/Costs 20 tokens/).waitFor();
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByText('2 fields changed').first().waitFor();
  await page.getByRole('button', { name: /^1 .*2 fields changed by the AI draft/ }).waitFor();

  await page.getByRole('button', { name: 'Next change' }).first().click();
  const why = page.getByRole('textbox', { name: 'Why a stakeholder' });
  await expect.poll(() => hasFocus(why)).toBe(true);
  await page.getByRole('button', { name: 'See the difference: Why a stakeholder' }).click();
  await page.getByRole('insertion').getByText('Decides alone.').waitFor();
  await page.getByRole('button', { name: 'Undo: Why a stakeholder' }).click();
  await page.getByText('1 field changed').first().waitFor();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
  const after = await stored();
  expect(after).toMatchObject({ why: before.why, interest: before.interest === 5 ? 4 : 5 });
  expect(await page.getByText(/changed by the AI draft/).count()).toBe(0);

  const related = page.getByRole('region', { name: 'Dependencies' }).getByRole('listitem');
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

it('keeps what was written when a save does not reach the server, and shows what is unsaved', async () => {
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
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Everything is saved').waitFor();
});
