/** The articles that a Markdown text links to, each once, in order. */
export function linkedArticles(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\]\(article:([a-z0-9-]+)\)/g)].map(([, id]) => id!))];
}
