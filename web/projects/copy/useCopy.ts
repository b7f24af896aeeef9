import { useEffect, useRef, useState } from 'react';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { copyProject, fetchToolsetStatuses, type ProjectCopy } from '#web/api/projects.ts';
import { loadSummaries } from '#web/stores/definitions.ts';
import { loadWorkspaces } from '#web/stores/workspaces.ts';

type Contents =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; toolsets: ToolsetStatus[] };

/** What a project has to copy, and the copying: repeated with the same wishes, it makes no second copy. */
export function useCopy(id: string) {
  const [contents, setContents] = useState<Contents>({ phase: 'loading' });
  const attempt = useRef({ wishes: '', key: '' });

  async function load(isWanted = () => true) {
    setContents({ phase: 'loading' });
    try {
      const [toolsets] = await Promise.all([fetchToolsetStatuses(id), loadSummaries(), loadWorkspaces()]);
      if (isWanted()) setContents({ phase: 'ready', toolsets });
    } catch (error) {
      if (isWanted()) setContents({ phase: 'failed', error });
    }
  }
  useEffect(() => {
    let isOpen = true;
    void load(() => isOpen);
    return () => void (isOpen = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each project
  }, [id]);

  async function copy(wishes: ProjectCopy) {
    const text = JSON.stringify(wishes);
    if (attempt.current.wishes !== text) attempt.current = { wishes: text, key: newIdempotencyKey() };
    return (await copyProject(id, wishes, attempt.current.key)).project;
  }

  return { contents, copy, load };
}
