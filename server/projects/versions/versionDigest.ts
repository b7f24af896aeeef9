import { createHash } from 'node:crypto';

interface Saved {
  toolsetId: string;
  contentId: string | null;
}

/** Equal for equal saved contents of a project with the same name and description. */
export function versionDigest(project: { name: string; description: string }, contents: Iterable<Saved>): string {
  const ids = [...contents]
    .filter(({ contentId }) => contentId !== null)
    .map(({ toolsetId, contentId }) => [toolsetId, contentId] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([project.name, project.description, ids]))
    .digest('hex');
}
