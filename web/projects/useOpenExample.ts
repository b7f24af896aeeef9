import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createExampleProject } from '#web/api/projects.ts';
import { projectPath } from '#web/paths.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

/** Opens the example project, which is created on first use. @param toolset of it that is led to; absent: its path. */
export function useOpenExample(toolset?: string): { opening: boolean; openExample: () => void } {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      const { project } = await createExampleProject();
      void navigate(toolset === undefined ? projectPath(project.id) : toolsetPath(project.id, toolset));
    } catch (error) {
      reportFailure(error, {}, () => void open());
    }
    setOpening(false);
  }

  return { opening, openExample: () => void open() };
}
