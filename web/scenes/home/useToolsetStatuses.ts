import { useEffect, useState } from 'react';

import type { ProjectStep } from '#engine/protocol/project.ts';
import { fetchToolsetStatuses } from '#web/api/projects.ts';
import { loadSummaries } from '#web/stores/definitions.ts';

const none: ProjectStep[] = [];

/**
 * Statuses of a project's toolsets; null while loading. They are optional on this page, so errors are ignored and give
 * an empty list.
 */
export function useToolsetStatuses(projectId: string | undefined): readonly ProjectStep[] | null {
  const [loaded, setLoaded] = useState<{ id: string; statuses: ProjectStep[] } | null>(null);
  useEffect(() => {
    if (!projectId) return;
    let left = false;
    void Promise.all([fetchToolsetStatuses(projectId), loadSummaries()])
      .then(
        ([statuses]) => statuses,
        () => none,
      )
      .then((statuses) => !left && setLoaded({ id: projectId, statuses }));
    return () => {
      left = true;
    };
  }, [projectId]);
  if (!projectId) return none;
  return loaded?.id === projectId ? loaded.statuses : null;
}
