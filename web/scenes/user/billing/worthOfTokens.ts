export type Worth = { kind: 'projects' | 'drafts'; count: number } | { kind: 'nothing' };

/** What tokens are good for: whole projects, each toolset drafted once; below one, single drafts of middling cost. */
export function worthOfTokens(tokens: number, costs: readonly number[]): Worth | null {
  if (costs.length === 0) return null;
  const project = costs.reduce((sum, cost) => sum + cost, 0);
  if (tokens >= project) return { kind: 'projects', count: Math.floor(tokens / project) };
  if (tokens < Math.min(...costs)) return { kind: 'nothing' };
  return { kind: 'drafts', count: Math.max(1, Math.floor((tokens * costs.length) / project)) };
}
