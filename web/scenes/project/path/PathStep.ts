import type { Stage } from '#engine/contract/stages.ts';
import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

/** A toolset of the path with its state in the open project. */
export interface PathStep {
  summary: ToolsetSummary;
  status: ProjectStep;
}

export interface PathStage {
  stage: Stage;
  /** From 1, as people count. */
  number: number;
  steps: PathStep[];
}
