import { readArticle } from '#engine/article/readArticle.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ArticleResponse, ArticleSummary } from '#engine/protocol/article.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { createSearch, type Search } from './createSearch.ts';
import { linkedArticles } from './linkedArticles.ts';
import { readGuides } from './readGuides.ts';
import type { StoredArticle } from './StoredArticle.ts';

export interface Articles {
  /**
   * Without `search`, all articles: guides, then toolsets in path order. With it, those that contain every word, best
   * match first.
   */
  list(language: Language, search?: string): Promise<ArticleSummary[]>;
  get(id: string, language: Language): ArticleResponse;
}

interface Shelf {
  articles: Map<string, StoredArticle>;
  search: Search;
}

/**
 * The help centre's articles: the product's guides, and the article of each toolset that has one. Read on first use.
 */
export function createArticles(registry: ToolsetRegistry): Articles {
  const shelves = new Map<Language, Shelf>();

  function shelfIn(language: Language): Shelf {
    const known = shelves.get(language);
    if (known) return known;
    const all = [...guidesIn(language), ...toolsetArticlesIn(language)];
    const shelf = { articles: new Map(all.map((article) => [article.id, article])), search: createSearch(all) };
    shelves.set(language, shelf);
    return shelf;
  }

  return {
    async list(language, wanted = '') {
      const { articles, search } = shelfIn(language);
      if (wanted.trim() === '') return [...articles.values()].map((article) => summarise(article, ''));
      return (await search(wanted)).map(({ article, excerpt }) => summarise(article, excerpt));
    },
    get(id, language) {
      const { articles } = shelfIn(language);
      const article = articles.get(id);
      if (!article) throw new NotFoundError();
      const { kind, title, summary, text } = article;
      const related = relatedTo(article).flatMap((other) => articles.get(other) ?? []);
      return {
        id,
        kind,
        title,
        summary,
        text,
        related: related.map((other) => ({ id: other.id, title: other.title })),
      };
    },
  };

  function toolsetArticlesIn(language: Language): StoredArticle[] {
    return registry.toolsets.flatMap(({ manifest: { id }, articles }) =>
      articles ? { id, kind: 'toolset', ...readArticle(articles[language]) } : [],
    );
  }

  /** For a toolset, its dependencies and dependents; for a guide, the articles it links to. */
  function relatedTo({ id, kind, text }: StoredArticle): string[] {
    if (kind === 'guide') return linkedArticles(text);
    return [...registry.dependenciesOf(id), ...registry.dependentsOf(id)].map((other) => other.id);
  }
}

function guidesIn(language: Language): StoredArticle[] {
  return readGuides().map(({ id, texts }) => ({ id, kind: 'guide', ...readArticle(texts[language]) }));
}

function summarise({ id, kind, title, summary }: StoredArticle, excerpt: string): ArticleSummary {
  return { id, kind, title, summary, excerpt };
}
