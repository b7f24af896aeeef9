import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
const clients = {} as Record<'en' | 'tr', { client: ApiClient; projectId: string }>;

beforeAll(async () => {
  for (const language of ['en', 'tr'] as const) {
    const client = await registerClient(stage.app, newAddress(), language);
    const body = { name: 'Kutu', description: 'Boxes.' };
    const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects', body);
    clients[language] = { client, projectId: project.id };
  }
});

it.each([
  {
    language: 'en',
    theme: 'light',
    width: 1280,
    title: 'What the example wrote',
    copy: /^Copy/,
    field: 'Overview',
  },
  { language: 'tr', theme: 'dark', width: 390, title: 'Örnekte ne yazıyor?', copy: /^Kopyala/, field: 'Genel bakış' },
] as const)('offers what the example wrote below the field being filled in ($language)', async (look) => {
  const { client, projectId } = clients[look.language];
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  await signIn(visitor.context, client);
  const { page } = visitor;
  const example = await client.call<{ overview: string }>('GET', `/api/toolsets/market/examples/${look.language}`);
  const said = () => page.getByText(example.overview);
  await page.goto(`/project/${projectId}/tools/market?mode=edit`);
  const field = page.getByRole('textbox', { name: look.field, exact: true });
  await field.waitFor();
  expect(await said().count()).toBe(0);
  await field.focus();
  const disclosure = page.getByRole('button', { name: look.title });
  await disclosure.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: look.copy }).first().waitFor();
  await said().waitFor();
  expect(await widthFaults(page)).toEqual([]);
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await disclosure.getAttribute('aria-expanded')).toBe('false');
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

it('does not move what is being pressed when it arrives late', async () => {
  const { client, projectId } = clients.en;
  const visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  const { page } = visitor;
  const held = Promise.withResolvers<void>();
  await page.route('**/ExampleAnswers-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/project/${projectId}/tools/stakeholder?mode=edit`);
  await page.getByRole('button', { name: 'Add stakeholder' }).first().click();
  await page.getByRole('textbox', { name: 'Name or role' }).fill('Shop owner');
  const radio = page.getByRole('radiogroup', { name: 'Interest level' }).getByRole('radio', { name: '5' });
  await radio.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/ExampleAnswers-*.js');
  held.resolve();
  await (await arrived).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await page.getByRole('button', { name: 'What the example wrote' }).waitFor();
  expect(await radio.isChecked()).toBe(true);
  await visitor.close();
});
