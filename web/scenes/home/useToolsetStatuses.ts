import { useEffect, useState } from 'react';

import type { ToolsetStatus } from '#engine/protocol/project.ts';

import { fetchToolsetStatuses } from '../../api/projects.ts';
import { loadSummaries } from '../../stores/definitions.ts';

const none: ToolsetStatus[] = [];

/** Where a project's toolsets stand; none while it is not known. What stands on it here is decoration, so failing is silent. */
export function useToolsetStatuses(projectId: string | undefined): readonly ToolsetStatus[] {
  const [loaded, setLoaded] = useState<{ id: string; statuses: ToolsetStatus[] } | null>(null);
  useEffect(() => {
    let left = false;
    if (projectId) {
      Promise.all([fetchToolsetStatuses(projectId), loadSummaries()])
        .then(([statuses]) => !left && setLoaded({ id: projectId, statuses }))
        .catch(() => {});
    } else void loadSummaries().catch(() => {});
    return () => {
      left = true;
    };
  }, [projectId]);
  return loaded && loaded.id === projectId ? loaded.statuses : none;
}
