import type { ProjectRow } from '#server/database/repositories/projects.ts';
import type { Services } from '#server/Services.ts';

import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

/** Every toolset and whether it is on the project's path. Those that are come first, in its order. */
export function projectSteps(
  { toolsets, paths }: Pick<Services, 'toolsets' | 'paths'>,
  { path, pathChosenAt, createdAt }: Pick<ProjectRow, 'path' | 'pathChosenAt' | 'createdAt'>,
  states: ProjectToolsetStates,
): { id: string; onPath: boolean }[] {
  const chosen = paths.stepsOf(path);
  const since = pathChosenAt ?? createdAt;
  // What somebody has worked on since is on the path, after what was planned.
  const isBegun = (id: string) => (states.get(id)?.updatedAt ?? '') > since;
  const others = toolsets.toolsets.map(({ manifest }) => manifest.id).filter((id) => !chosen.includes(id));
  return [
    ...chosen.map((id) => ({ id, onPath: true })),
    ...others.filter(isBegun).map((id) => ({ id, onPath: true })),
    ...others.filter((id) => !isBegun(id)).map((id) => ({ id, onPath: false })),
  ];
}
