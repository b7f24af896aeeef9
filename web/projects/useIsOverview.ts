import { useMatch } from 'react-router-dom';

import { projectPath, toolsPath } from '#web/paths.ts';

/** Whether the page is about the project as a whole: where it stands, or its path. */
export function useIsOverview(): boolean {
  const isStanding = useMatch(projectPath(':id')) !== null;
  const isPath = useMatch(toolsPath(':id')) !== null;
  return isStanding || isPath;
}
