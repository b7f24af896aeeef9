import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';

import { arrive } from './arrive.ts';
import { createProject } from './createProject.ts';
import { describePages } from './describePages.ts';
import { openVisitor, type Visitor } from './openBrowser.ts';
import { register } from './register.ts';
import { closeWindows, sharedBrowser } from './sharedBrowser.ts';
import { type App, startApp } from './startApp.ts';
import { untilLoaded } from './untilLoaded.ts';

const toolsInPathOrder = [
  'stakeholder',
  'market',
  'environmental',
  'observation',
  'exploratory-interview',
  'persona',
  'empathy-map',
  'jobs-to-be-done',
  'final-persona',
  'fish-bone',
  'five-w-one-h',
  'six-thinking-hat',
  'scamper',
  'impact-effort',
  'buyer-utility-map',
  'lean-canvas',
  'concept-poster',
  'validation-interview',
  'requirement',
  'mvp-test-plan',
  'lessons-learned',
  'customer-forces-canvas',
];

/**
 * An idea taken through all toolsets, each drafted by adapted examples; or through the first of them, drafted by a
 * model server: `batches.test.ts` has it draft all.
 */
export function testMainJob(writer: 'a model that knows the project' | 'a compatible model server'): void {
  const isServed = writer === 'a compatible model server';
  const walked = isServed ? toolsInPathOrder.slice(0, 3) : toolsInPathOrder;
  let browser: Browser;
  let app: App;
  let visitor: Visitor;
  let model: FakeModelServer | null = null;

  beforeAll(async () => {
    browser = await sharedBrowser();
    const write = answerFromExamples();
    model = isServed ? await new FakeModelServer(({ body }) => ({ text: write(body) })).start() : null;
    app = await startApp(model ? { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'example' } : {});
    visitor = await openVisitor(browser, app.url);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(browser));
  });
  afterAll(async () => {
    await closeWindows(browser);
    await app.stop();
    await model?.stop();
  });

  it('registers, drafts the project and saves its set-up', async () => {
    const { page } = visitor;
    await register(page, app, 'ada@example.com');
    await createProject(page, 'Blue Box', 'Parcel lockers at corner shops. Neighbours pick parcels up after work.');

    await page
      .getByRole('link', { name: /^About/ })
      .first()
      .click();
    await saveAndGoOn(visitor, /settings\/sections$/);
    await saveAndGoOn(visitor, /tools\/stakeholder$/);
  });

  // Each starts on the page where the one before ended.
  it.each(walked)('generates and saves %s', async (tool) => {
    const { page } = visitor;
    expect(page.url()).toMatch(new RegExp(`/tools/${tool}$`));
    await page
      .getByRole('button', { name: /^(Draft it for me|Generate the starter|Generate$)/ })
      .first()
      .click();
    await page.getByText('AI draft, not saved yet').first().waitFor();
    const next = toolsInPathOrder[toolsInPathOrder.indexOf(tool) + 1];
    await saveAndGoOn(visitor, next ? new RegExp(`/tools/${next}$`) : /\/project\/[^/]+$/);
  });

  it('has completed the path where all of it was walked, with nothing stale', async () => {
    const { page } = visitor;
    expect(visitor.complaints).toEqual([]);
    if (isServed) return;
    await page.getByRole('heading', { level: 2, name: 'Pictures' }).waitFor();
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Path' }).click();
    await page.getByText('Every step of the path is done').waitFor();
    expect(await page.getByText('Results may differ').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('shows what was saved', async () => {
    const { page } = visitor;
    await page.goto(page.url().replace(/tools(\/[^/]+)?$/, 'settings/about?mode=edit'));
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await summary.waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Blue Box');
    const written = await summary.inputValue();
    // Adapted examples begin with the description; the scripted server knows nothing of the project.
    if (model) expect(written).toContain('Kadıköy');
    else expect(written).toMatch(/^Parcel lockers at corner shops\.(?![^]*Dönkap)/);
  });
}

async function saveAndGoOn(visitor: Visitor, to: RegExp): Promise<void> {
  const { page } = visitor;
  // What loads late moves the button, which stands at the end of the page.
  await untilLoaded(visitor);
  await page.getByRole('button', { name: /^(Save|Approve) and (continue|finish)/ }).click();
  await arrive(page, to);
}
