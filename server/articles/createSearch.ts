import { setImmediate } from 'node:timers/promises';

import { articleBlocks } from '#engine/article/articleBlocks.ts';
import { foldText } from '#engine/search/foldText.ts';

import { excerptAround } from './excerptAround.ts';
import type { StoredArticle } from './StoredArticle.ts';

export interface SearchHit {
  article: StoredArticle;
  excerpt: string;
}

export type Search = (wanted: string) => Promise<SearchHit[]>;

interface Indexed {
  article: StoredArticle;
  /** Case-folded title, summary, headings and text, in order of weight: a match in an earlier one ranks higher. */
  places: string[];
  blocks: { text: string; folded: string }[];
}

/** Full-text search: articles that contain every word, ignoring case and accents; matches in the title rank first. */
export function createSearch(articles: StoredArticle[]): Search {
  let index: Promise<Indexed[]> | undefined;
  return async (wanted) => {
    index ??= indexArticles(articles);
    const words = wordsOf(wanted);
    return (await index)
      .flatMap((indexed) => {
        const places = words.map((word) => indexed.places.findIndex((text) => text.includes(word)));
        return places.includes(-1) ? [] : [{ indexed, rank: places.reduce((sum, place) => sum + place, 0) }];
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ indexed }) => ({ article: indexed.article, excerpt: excerptOf(indexed, words) }));
  };
}

// Each word is looked for in every text; a sentence has fewer.
const mostWords = 12;

/** What is searched for, each word once. */
function wordsOf(wanted: string): string[] {
  return [...new Set(foldText(wanted).split(' '))].slice(0, mostWords);
}

/** One article at a time: to parse them all takes a fifth of a second, in which nobody else would be served. */
async function indexArticles(articles: StoredArticle[]): Promise<Indexed[]> {
  const index: Indexed[] = [];
  for (const article of articles) {
    index.push(indexArticle(article));
    await setImmediate();
  }
  return index;
}

function indexArticle(article: StoredArticle): Indexed {
  const all = articleBlocks(article.text);
  const blocks = all.map(({ text }) => ({ text, folded: foldText(text) }));
  const headings = blocks.filter((_, index) => all[index]!.isHeading).map(({ folded }) => folded);
  const texts = blocks.map(({ folded }) => folded);
  return {
    article,
    places: [foldText(article.title), foldText(article.summary), headings.join('\n'), texts.join('\n')],
    blocks,
  };
}

/** An excerpt of the block with the most matches; empty where title and summary contain every word already. */
function excerptOf({ places, blocks }: Indexed, words: string[]): string {
  const [title = '', summary = ''] = places;
  if (words.every((word) => title.includes(word) || summary.includes(word))) return '';
  const held = blocks.map(({ folded }) => words.filter((word) => folded.includes(word)).length);
  const best = blocks[held.indexOf(Math.max(...held))];
  return best ? excerptAround(best.text, words) : '';
}
