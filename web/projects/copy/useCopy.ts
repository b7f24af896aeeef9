import { useCallback, useRef } from 'react';

import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { copyProject, fetchToolsetStatuses, type ProjectCopy } from '#web/api/projects.ts';
import { loadSummaries } from '#web/stores/definitions.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';
import { loadWorkspaces } from '#web/stores/workspaces.ts';

/** What a project has to copy, and the copying: repeated with the same wishes, it makes no second copy. */
export function useCopy(id: string) {
  const load = useCallback(async () => {
    const [toolsets] = await Promise.all([fetchToolsetStatuses(id), loadSummaries(), loadWorkspaces()]);
    return toolsets;
  }, [id]);
  const { loaded, reload } = useLoaded(load);
  const attempt = useRef({ wishes: '', key: '' });

  async function copy(wishes: ProjectCopy) {
    const text = JSON.stringify(wishes);
    if (attempt.current.wishes !== text) attempt.current = { wishes: text, key: newIdempotencyKey() };
    return (await copyProject(id, wishes, attempt.current.key)).project;
  }

  return { loaded, copy, reload };
}
