import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, newAddress, registerClient, saveDraft } from '../support/apiClient.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

const { stage } = stageModel();

const words = {
  en: {
    depth: /^Depth: /,
    pilot: 'For a pilot',
    build: 'For a build',
    functional: 'Functional requirements',
    stories: 'User stories',
    milestones: 'Milestones',
    decides: 'What decides',
    topics: 'Choose among 8 topics',
    more: '7 more topics',
    chosen: '1 topic chosen, of 5 to 8',
    topic: /^Taxation/,
  },
  tr: {
    depth: /^Derinlik: /,
    pilot: 'Pilot için',
    build: 'Geliştirme için',
    functional: 'İşlevsel gereksinimler',
    stories: 'Kullanıcı hikâyeleri',
    milestones: 'Kilometre taşları',
    decides: 'Belirleyici olanlar',
    topics: '8 konu arasından seçin',
    more: '7 konu daha',
    chosen: '1 konu seçildi; 5 ile 8 arası yeter',
    topic: /^Vergi/,
  },
} as const;

describe.each(['en', 'tr'] as const)('a team that reads %s', (language) => {
  const say = words[language];
  let client: ApiClient;
  let visitor: Visitor;
  let project: string;

  beforeAll(async () => {
    client = await registerClient(stage.app, newAddress(), language);
    project = await createSavedProject(client);
    visitor = await openVisitor(stage.browser, stage.app.url, { language });
    await signIn(visitor.context, client);
  });
  afterAll(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  const heading = (name: string) => visitor.page.getByRole('heading', { level: 2, name, exact: true });
  const depth = () => visitor.page.getByRole('button', { name: say.depth });
  const contentOf = async (toolset: string) =>
    (await client.call<{ content: Record<string, unknown[]> }>('GET', `/api/projects/${project}/toolsets/${toolset}`))
      .content;

  /** By keyboard alone. */
  async function choose(name: string) {
    const { page } = visitor;
    await depth().focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('Home');
    if (name === say.build) await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say.depth }).filter({ hasText: name }).waitFor();
  }

  async function draft() {
    const { id } = await client.call<{ id: string }>(
      'POST',
      `/api/projects/${project}/toolsets/requirement/generations`,
      {},
    );
    await client.finish(id);
  }

  it('writes what a pilot needs, and what a build needs later, and loses nothing', async () => {
    for (const toolset of ['stakeholder', 'persona', 'final-persona']) {
      const { id } = await client.call<{ id: string }>(
        'POST',
        `/api/projects/${project}/toolsets/${toolset}/generations`,
        {},
      );
      await client.finish(id);
      await saveDraft(client, project, toolset);
    }
    const { page } = visitor;
    await page.goto(`/project/${project}/tools/requirement?mode=fields`);
    await heading(say.functional).waitFor();
    await choose(say.pilot);
    await heading(say.functional).waitFor({ state: 'detached' });
    await heading(say.stories).waitFor();
    expect(await heading(say.milestones).count()).toBe(0);
    expect(await runAxe({ page }, 'every-entry')).toEqual([]);

    await draft();
    const { userStories, ...drafted } = await contentOf('requirement');
    expect(userStories!.length).toBeGreaterThan(0);
    expect(userStories!.length).toBeLessThanOrEqual(8);
    expect(Object.keys(drafted)).not.toContain('functionalRequirements');
    await saveDraft(client, project, 'requirement');
    await page.reload();
    await heading(say.stories).waitFor();
    expect(await heading(say.functional).count()).toBe(0);

    await choose(say.build);
    await heading(say.functional).waitFor();
    await heading(say.milestones).waitFor();
    expect((await contentOf('requirement'))['userStories']).toEqual(userStories);
    await draft();
    await saveDraft(client, project, 'requirement');
    const whole = await contentOf('requirement');
    expect(whole['functionalRequirements']!.length).toBeGreaterThan(0);

    // What is filled is shown at any depth.
    await page.reload();
    await choose(say.pilot);
    await heading(say.functional).waitFor();
    expect(await contentOf('requirement')).toEqual(whole);
  });

  it('chooses the topics that decide, as a checklist', async () => {
    const { page } = visitor;
    await page.goto(`/project/${project}/tools/environmental?mode=fields`);
    await page.getByText(say.topics).first().waitFor();
    expect(await depth().textContent()).toBe(say.decides);
    const economic = page.locator('section[id$="-section-economic"]');
    await economic.getByText(say.topics).click();
    await economic.getByRole('checkbox', { name: say.topic }).check();
    await economic.getByText(say.more).waitFor();
    await economic.getByText(say.chosen).waitFor();
    expect(await runAxe({ page }, 'every-entry')).toEqual([]);
    await economic.getByRole('button', { name: say.topic }).click();
    await economic.getByRole('textbox').first().waitFor();
    await page.reload();
    // Also for the others of the team.
    await economic.getByRole('button', { name: say.topic }).waitFor();
  });
});
