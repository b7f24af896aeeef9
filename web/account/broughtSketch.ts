import type { Session } from '#engine/protocol/account.ts';
import { toolsPath } from '#web/entryPaths.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';

/** What this tab keeps of an idea until somebody signs in: its words, and the secret of what was drawn of them. */
export const ideaKey = 'idea';
export interface KeptIdea {
  text: string;
  sketch?: string;
}

/** What signing in sends of it. */
export function broughtSketch(): { sketch?: string } {
  const sketch = readKept<KeptIdea>(ideaKey)?.sketch;
  return sketch === undefined ? {} : { sketch };
}

/** The page of the project that a sketch has become; null where there is none. One that is gone is told. */
export function takenTo({ project }: Session): string | null {
  keepInTab(ideaKey, null);
  if (project === null) void import('./sayGone.ts').then(({ sayGone }) => sayGone());
  return project ? toolsPath(project) : null;
}
