import { useEffect, useState } from 'react';

import type { ToolsetStatus } from '#engine/protocol/project.ts';

import { fetchToolsetStatuses } from '../../api/projects.ts';
import { loadSummaries } from '../../stores/definitions.ts';

const none: ToolsetStatus[] = [];

/**
 * Where a project's toolsets stand; null while that is being asked, since what is shown leads elsewhere once it is known.
 * What stands on it here is decoration, so failing is silent, as if nothing had been done yet.
 */
export function useToolsetStatuses(projectId: string | undefined): readonly ToolsetStatus[] | null {
  const [loaded, setLoaded] = useState<{ id: string; statuses: ToolsetStatus[] } | null>(null);
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
