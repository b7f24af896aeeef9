import { useEffect, useState } from 'react';

import type { ArticleSummary } from '#engine/protocol/article.ts';
import type { Project } from '#engine/protocol/project.ts';
import { listArticles } from '#web/api/articles.ts';
import { listProjects } from '#web/api/projects.ts';

/**
 * The person's projects and the help articles; what cannot be loaded is left out, since every page lists it as well.
 */
export function usePlaces(): { projects: Project[]; articles: ArticleSummary[] } {
  const [projects, setProjects] = useState<Project[]>([]);
  const [articles, setArticles] = useState<ArticleSummary[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const open = () => !signal.aborted;
    listProjects({ sort: 'recent', limit: 100 }, signal).then(
      ({ data }) => open() && setProjects(data),
      () => {},
    );
    listArticles('', signal).then(
      (all) => open() && setArticles(all),
      () => {},
    );
    return () => closing.abort();
  }, []);
  return { projects, articles };
}
