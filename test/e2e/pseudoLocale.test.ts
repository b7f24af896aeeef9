import { beforeAll, expect, it } from 'vitest';

import { storyWords } from '#engine/story/storyWords.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { collectPhrases, findHardCoded } from '../support/findHardCoded.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { openScreen } from '../support/openScreen.ts';
import { readSentences } from '../support/readSentences.ts';
import { type SeededScreens, seedScreens } from '../support/seedScreens.ts';
import { servePseudoWords } from '../support/servePseudoWords.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const look = { language: 'en', theme: 'light', width: 390, height: 844 } as const;

const stage = stageApp();
const { registry } = loadedToolsets();
let screens: SeededScreens;

beforeAll(async () => {
  screens = await seedScreens(stage.app, look);
});

interface PseudoPage {
  visitor: Visitor;
  /** All phrases in the server's answers so far. */
  served(): Promise<Set<string>>;
}

async function openPage(client: SeededScreens['owner'] | null): Promise<PseudoPage> {
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  const { context, page } = visitor;
  await servePseudoWords(context);
  if (client) await signIn(context, client);
  // The product's name, the first name in the top bar, and the engine's words for slides, which no locale file holds.
  const phrases = new Set(['filiz', 'ada']);
  collectPhrases(storyWords.en.kinds, phrases);
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      read.push(
        response.json().then(
          (body) => collectPhrases(body, phrases),
          () => undefined,
        ),
      );
  });
  return { visitor, served: () => Promise.all(read).then(() => phrases) };
}

/** Pages of toolsets have the same words but for the layouts of their pictures; the rest comes from the server. */
function isOfNewLayout(): (path: string) => boolean {
  const seen = new Set<string>();
  return (path) => {
    const toolset = /^\/project\/[^/]+\/tools\/([^/]+)$/.exec(path)?.[1];
    if (toolset === undefined) return true;
    const names = registry.get(toolset).ui.picture.map(({ kind }) => kind);
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  };
}

// Those with the most screens in two parts, so that neither is slow.
it.each([
  ['anonymous', [0, 1]],
  ['newcomer', [0, 1]],
  ['signedIn', [0]],
  ['signedIn', [1]],
  ['absent', [0, 1]],
] as const)('has no hard-coded text on the screens for %s people, of every two %j', async (group, ofTwo) => {
  const client = { anonymous: null, newcomer: screens.newcomer, signedIn: screens.owner, absent: screens.owner }[group];
  const { visitor, served } = await openPage(client);
  const { page } = visitor;
  const paths = screens.paths[group]
    .filter(isOfNewLayout())
    .filter((_, index) => ofTwo.some((part) => part === index % 2));
  for (const path of paths) {
    await openScreen(visitor, path);
    const sentences = await readSentences(page);
    expect(sentences.join(''), `${path} is shown in pseudo-English`).toMatch(/[ƀçđéƒğħ]/);
    expect.soft(findHardCoded(sentences, await served()), path).toEqual([]);
  }
  await visitor.close();
});
