import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { stepsOnPath } from './stepsOnPath.ts';

interface Shelf {
  summaries: readonly ToolsetSummary[];
  toolsets: readonly ProjectStep[];
}

/** What comes before and after a toolset on the project's path; of one beside it, where it would stand. */
export function neighboursOf(
  toolsetId: string,
  { summaries, toolsets }: Shelf,
): { previous?: { id: string } | undefined; next?: { id: string } | undefined } {
  const steps = stepsOnPath(toolsets);
  const place = steps.findIndex(({ id }) => id === toolsetId);
  if (place >= 0) return { previous: steps[place - 1], next: steps[place + 1] };
  const rank = (id: string) => summaries.findIndex((summary) => summary.id === id);
  const own = rank(toolsetId);
  return {
    previous: steps.findLast(({ id }) => rank(id) < own),
    next: steps.find(({ id }) => rank(id) > own),
  };
}
