import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import { stepsOnPath } from '#web/projects/stepsOnPath.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';

import type { PathStage, PathStep } from './PathStep.ts';

/** The stages of the open project's path that have toolsets. */
export function usePathStages(): PathStage[] {
  const { summaries } = useSnapshot(definitions);
  const { toolsets } = useSnapshot(project);
  const steps = stepsOnPath(toolsets).flatMap((status): PathStep[] => {
    const summary = summaries.find(({ id }) => id === status.id);
    return summary ? [{ summary, status }] : [];
  });
  return stages
    .map((stage) => ({ stage, steps: steps.filter(({ summary }) => summary.stage === stage) }))
    .filter((stage) => stage.steps.length > 0)
    .map((stage, index) => ({ ...stage, number: index + 1 }));
}
