import { parseMarkdown } from '#engine/article/parseMarkdown.ts';
import { visitNodes } from '#engine/article/visitNodes.ts';

/** Ids of the articles a Markdown text links to, without repetitions, in order. */
export function linkedArticles(markdown: string): string[] {
  const ids = new Set<string>();
  visitNodes(parseMarkdown(markdown), (node) => {
    const id = node.type === 'link' && /^article:([a-z0-9-]+)$/.exec(node.url)?.[1];
    if (id) ids.add(id);
  });
  return [...ids];
}
