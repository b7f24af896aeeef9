import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { generateToolset } from '#web/api/generations.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { project } from '#web/stores/project.ts';
import { reportDraftFailure } from '#web/stores/reportDraftFailure.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

export function useDraftNow(toolsetId: string): { isStarting: boolean; draft: () => void } {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);

  async function start(projectId: string, idempotencyKey: string) {
    setIsStarting(true);
    try {
      await generateToolset(projectId, toolsetId, {}, idempotencyKey);
      void navigate(toolsetPath(projectId, toolsetId));
    } catch (error) {
      // With the same key: the first request may have succeeded although its answer was lost.
      reportDraftFailure(error, () => void start(projectId, idempotencyKey));
    }
    setIsStarting(false);
  }

  return { isStarting, draft: () => void (project.id && start(project.id, newIdempotencyKey())) };
}
