import { afterEach, beforeAll, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';

const stage = stageApp();
let client: ApiClient;
let visitor: Visitor;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function open(path: string, width: number) {
  visitor = await openVisitor(stage.browser, stage.app.url, { width });
  await signIn(visitor.context, client);
  await visitor.page.goto(path);
  return visitor.page;
}

it.each([1280, 390])('leaves room between a quotation mark and its text in a picture, %i px wide', async (width) => {
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  const page = await open(`/project/${project.id}/tools/persona`, width);
  const signs = page.getByRole('region', { name: 'Picture' }).locator('svg text').filter({ hasText: /^“$/ });
  await signs.first().waitFor();
  await untilDrawn(page);
  const gaps = await signs.evaluateAll((all) =>
    all.flatMap((sign) => {
      const text = sign.nextElementSibling!.getBoundingClientRect();
      const { right, height } = sign.getBoundingClientRect();
      // Not those of sheets that this width does not show.
      return height > 0 ? [(text.left - right) / height] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(0.05);
});

it('begins what can be done about an outdated toolset where its sentence begins', async () => {
  const project = await createSavedProject(client);
  const save = async (toolset: string, content: object) => {
    const path = `/api/projects/${project}/toolsets/${toolset}`;
    const { revision } = await client.call<{ revision: number }>('GET', path);
    await client.call('PUT', path, { content, revision });
  };
  await save('stakeholder', { stakeholders: [{ nameOrRole: 'Shop owner' }] });
  await save('sections', { problem: 'Parcels come while nobody is at home.' });
  const page = await open(`/project/${project}/tools/stakeholder`, 1280);
  const action = page.getByRole('button', { name: 'Still valid' });
  await action.waitFor();
  const indents: number[] = [];
  for (let width = 1280; width >= 320; width -= 40) {
    await page.setViewportSize({ width, height: 900 });
    indents.push(
      ...(await action.evaluate((button) => {
        const actions = button.parentElement!;
        const sentence = actions.previousElementSibling!;
        const lines = [...sentence.getClientRects()];
        const { left, top } = actions.getBoundingClientRect();
        const isOwnLine = lines.every((line) => line.bottom <= top + 2);
        return isOwnLine ? [left - sentence.parentElement!.getBoundingClientRect().left] : [];
      })),
    );
  }
  expect(indents.length).toBeGreaterThan(0);
  for (const indent of indents) expect(indent).toBeCloseTo(0, 0);
});
