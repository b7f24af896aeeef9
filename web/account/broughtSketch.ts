import type { Session } from '#engine/protocol/account.ts';
import { toolsPath } from '#web/entryPaths.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';

const key = 'sketch';

/** Keeps the secret of a drawn sketch for whoever signs in next in this tab; null: no longer. */
export const bringSketch = (sketch: string | null): void => keepInTab(key, sketch && { sketch });

/** What signing in sends of it. */
export const broughtSketch = (): { sketch?: string } => readKept<{ sketch: string }>(key) ?? {};

/** The page of the project that a sketch has become; null where there is none. One that is gone is told. */
export function takenTo({ project }: Session): string | null {
  bringSketch(null);
  if (project === null) void import('./sayGone.ts').then(({ sayGone }) => sayGone());
  return project ? toolsPath(project) : null;
}
