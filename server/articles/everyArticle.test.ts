import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { articleHeadings } from '#engine/article/articleHeadings.ts';
import { forbiddenMarkup } from '#engine/article/forbiddenMarkup.ts';
import { readArticle } from '#engine/article/readArticle.ts';
import { structureFaults } from '#engine/article/structureFaults.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { linkedArticles } from './linkedArticles.ts';
import { readGuides } from './readGuides.ts';

const guides = readGuides();
const { registry } = loadedToolsets();
const all = new Map([
  ...registry.toolsets.map(({ manifest, articles }) => [manifest.id, articles] as const),
  ...guides.map(({ id, texts }) => [id, texts] as const),
]);

it('lists every guide file in the folder, and no guide has the id of a toolset', () => {
  const folders = readdirSync(new URL('guides/', import.meta.url));
  expect(guides.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
  expect(folders.filter((id) => registry.has(id))).toEqual([]);
});

describe.each([...all.keys()])('the article %s', (id) => {
  const texts = all.get(id);

  it('exists in both languages, with the same headings', () => {
    const [english, turkish] = [texts?.en, texts?.tr].map((text) => {
      expect([...structureFaults(text ?? ''), ...forbiddenMarkup(text ?? '')]).toEqual([]);
      return articleHeadings(text ?? '').map(({ level }) => level);
    });
    expect(turkish).toEqual(english);
  });

  it('links only to articles that exist', () => {
    const linked = [texts?.en, texts?.tr].flatMap((text) => linkedArticles(text ?? ''));
    expect(linked.filter((other) => !all.has(other))).toEqual([]);
  });

  it('has a title and a summary short enough for a card', () => {
    for (const text of [texts?.en, texts?.tr]) {
      const { title, summary } = readArticle(text ?? '');
      expect(title.length).toBeLessThanOrEqual(90);
      expect(summary.length).toBeLessThanOrEqual(400);
    }
  });
});
