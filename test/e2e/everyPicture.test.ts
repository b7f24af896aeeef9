import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';
import { untilPictureEdits } from '../support/untilPictureEdits.ts';

/** Of a toolset's example: what says a text in the picture, and an entry of a list or a list, where it shows one. */
interface Parts {
  text: string;
  entry?: string;
  list?: string;
  /** The example's list has no room for another entry. */
  isFull?: boolean;
  /** The card of the entry has its whole list, in which it is a line. */
  isLine?: boolean;
  /** A phone shows how many there are. */
  isFolded?: boolean;
}
const parts: Record<string, Parts> = {
  about: { text: '/summary' },
  sections: { text: '/problem', list: '/assumptions' },
  stakeholder: { text: '/stakeholders/0', entry: '/stakeholders/2' },
  market: { text: '/barriers/0', entry: '/barriers/1' },
  environmental: { text: '/politicalLegal/regulatoryBodies' },
  observation: { text: '/observations/0/observerName', entry: '/observations/0/actions/1' },
  'exploratory-interview': { text: '/interviews/0', entry: '/interviews/1' },
  persona: { text: '/personas/0/gender', entry: '/personas/0' },
  'empathy-map': { text: '/maps/0/situation' },
  'jobs-to-be-done': { text: '/canvases/0/title', entry: '/canvases/0/jobs/1' },
  'final-persona': { text: '/groups/0/quote', entry: '/groups/1', isFull: true },
  'fish-bone': { text: '/problem', entry: '/tools/1', isFolded: true },
  'five-w-one-h': { text: '/who/0', entry: '/who/1' },
  'six-thinking-hat': { text: '/white/0', entry: '/rootProblems/1' },
  scamper: { text: '/substitute/0', entry: '/substitute/1' },
  'impact-effort': { text: '/ideas/1', entry: '/ideas/7' },
  'value-proposition-canvas': { text: '/canvases/0/sentence', entry: '/canvases/0/jobs/1', isLine: true },
  'buyer-utility-map': { text: '/maps/0/currentAlternative' },
  'lean-canvas': { text: '/conceptSlogan', entry: '/problem/1', isLine: true },
  'business-model-canvas': { text: '/riskiest/why', entry: '/customerSegments/1', isLine: true },
  traction: { text: '/story' },
  'concept-poster': { text: '/posters/0/slogan' },
  'validation-interview': {
    text: '/interviews/0/positiveFeedback/0',
    entry: '/interviews/0/positiveFeedback/1',
    isLine: true,
  },
  experiments: { text: '/cards/0', entry: '/cards/3' },
  'opportunity-tree': { text: '/outcome', entry: '/opportunities/0/solutions/1' },
  requirement: { text: '/objectives/0', entry: '/objectives/1' },
  'mvp-test-plan': { text: '/hypotheses/0', entry: '/hypotheses/1' },
  'lessons-learned': { text: '/decisionReason', entry: '/hypothesisResults/1' },
  'customer-forces-canvas': { text: '/canvases/0/desiredOutcome', entry: '/canvases/0/push/1' },
  pitch: { text: '/slides/0', entry: '/slides/1' },
};

const stage = stageApp();
const { toolsets } = loadedToolsets().registry;
let client: ApiClient;
let project: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  project = await createSavedProject(client);
  for (const { manifest, examples } of toolsets) {
    const at = `/api/projects/${project}/toolsets/${manifest.id}`;
    const { revision } = await client.call<{ revision: number }>('GET', at);
    await client.call('PUT', at, { content: examples.en, revision });
  }
});

it('has a part to write in for every toolset', () => {
  expect(Object.keys(parts).toSorted()).toEqual(toolsets.map(({ manifest }) => manifest.id).toSorted());
});

/** A window that goes from one toolset to the next without loading the page again, as Back and Forward do. */
class Window {
  visitor!: Visitor;
  page!: Page;

  async open(look: VisitorOptions): Promise<void> {
    this.visitor = await openVisitor(stage.browser, stage.app.url, look);
    await signIn(this.visitor.context, client);
    this.page = this.visitor.page;
    await this.page.goto(pathOf('stakeholder'));
    await untilPictureEdits(this.page);
    await this.page.getByRole('button', { name: 'Hide this hint' }).click();
  }

  async show(toolset: string, pointer: string): Promise<string[]> {
    await this.page.evaluate((path) => {
      const { idx = 0 } = history.state as { idx?: number };
      history.pushState({ ...history.state, idx: idx + 1, key: path }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, pathOf(toolset));
    await this.part(pointer).waitFor();
    await this.undo.waitFor();
    // The signs of what nobody has confirmed come last.
    await untilDrawn(this.page);
    return this.told();
  }

  get picture() {
    return this.page.getByRole('region', { name: 'Picture' });
  }
  part(pointer: string) {
    return this.picture.locator(`svg [data-pointer="${pointer}"]`).first();
  }
  /** Where a pointer hits it, and nothing that it surrounds. */
  spot(pointer: string) {
    return this.part(pointer).locator(':is(text, rect, path):not(:scope g[data-pointer] *)').first();
  }
  get card() {
    return this.page.locator('[data-card]');
  }
  get field() {
    return this.card.getByRole('textbox').first();
  }
  get undo() {
    return this.page.getByRole('toolbar').getByRole('button', { name: 'Undo' });
  }
  /** What is done with the whole card stands at its foot. */
  button(name: string | RegExp) {
    return this.card.getByRole('button', { name, exact: true }).last();
  }

  /** What the picture says, part by part. */
  told(): Promise<string[]> {
    return this.picture
      .locator('svg [data-pointer]')
      .evaluateAll((all) =>
        all.map((each) => `${each.querySelector('title')?.textContent ?? ''}: ${each.textContent}`),
      );
  }
  async until(told: string[]): Promise<void> {
    await expect.poll(() => this.told()).toEqual(told);
  }
  async untilOther(told: string[]): Promise<void> {
    await expect.poll(() => this.told()).not.toEqual(told);
  }
  /** Nothing is left to save, so that nobody is asked before leaving. */
  async untilSaved(): Promise<void> {
    await this.unsaved.waitFor({ state: 'detached' });
  }
  get unsaved() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }
}

const pathOf = (toolset: string) => {
  const isSetUp = toolsets.some(({ manifest: { id, stage: of } }) => id === toolset && of === 'setup');
  return `/project/${project}/${isSetUp ? 'settings' : 'tools'}/${toolset}`;
};

describe('a picture is where its toolset is worked on', () => {
  const desk = new Window();
  const phone = new Window();

  beforeAll(async () => {
    await desk.open({ height: 1400 });
    await phone.open({ width: 390, height: 844, hasTouch: true });
  });
  afterAll(async () => {
    await desk.visitor.close();
    await phone.visitor.close();
  });

  it.each(Object.entries(parts))('of %s, by mouse and by keys', async (toolset, { text, entry }) => {
    const { page, card } = desk;
    const before = await desk.show(toolset, text);
    await desk.spot(text).click();
    await desk.field.fill('Said otherwise');
    await page.keyboard.press('Escape');
    await desk.untilOther(before);
    await page.keyboard.press('Control+z');
    await desk.until(before);
    if (entry) {
      const news = (said: RegExp) => page.getByRole('status').filter({ hasText: said }).first().waitFor();
      await desk.part(entry).focus();
      await page.keyboard.press('Enter');
      await card.waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.keyboard.press(entry.endsWith('/0') ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
      // A picture that sorts its entries shows no other.
      await news(/is now number/);
      await page.keyboard.press('Control+z');
      await news(/^Undone/);
      await desk.until(before);
      await desk.part(entry).focus();
      await page.keyboard.press('Delete');
      await desk.untilOther(before);
      await page.keyboard.press('Control+z');
      await desk.until(before);
    }
    await desk.untilSaved();
    expect(desk.visitor.complaints).toEqual([]);
  });

  it.each(Object.entries(parts))(
    'of %s, by a finger on a phone',
    async (toolset, { text, isFull, isFolded, isLine, ...rest }) => {
      const [entry, list] = isFolded ? [] : [rest.entry, isFull ? undefined : (rest.entry ?? rest.list)];
      const { card } = phone;
      const before = await phone.show(toolset, text);
      await phone.spot(text).tap();
      await phone.field.fill('Said otherwise');
      await phone.button('Close').tap();
      await phone.untilOther(before);
      await phone.undo.tap();
      await phone.until(before);
      if (list) {
        await phone.spot(list).tap();
        await phone.button(/^Add /).tap();
        await card.locator(':focus').or(phone.field).first().fill('Came later');
        await phone.button('Close').tap();
        // A matrix shows what was added once it has its scores.
        await phone.unsaved.waitFor();
        await phone.undo.tap();
        await phone.until(before);
      }
      if (entry && !isLine) {
        await phone.spot(entry).tap();
        await phone.button(/^Remove /).tap();
        await phone.untilOther(before);
        await phone.undo.tap();
        await phone.until(before);
      }
      await phone.untilSaved();
      expect(phone.visitor.complaints).toEqual([]);
    },
  );
});
