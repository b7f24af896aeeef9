import { ref } from 'valtio';

import { chooseDepth } from '#web/api/depths.ts';

import { Lanes } from './Lanes.ts';
import { project, refreshStatuses } from './project.ts';
import { reportFailure } from './reportFailure.ts';

// What was chosen last is what holds.
const lane = new Lanes(1);

/** Has a toolset of the open project go to a depth, with these topics or those of before: here at once. */
export async function takeDepth(toolset: string, depth: string, topics?: readonly string[]): Promise<void> {
  const { id } = project;
  const step = project.toolsets.find((each) => each.id === toolset);
  if (!id || !step) return;
  const chosen = { depth, topics: [...(topics ?? step.topics ?? [])] };
  project.toolsets = ref(project.toolsets.map((each) => (each.id === toolset ? { ...each, ...chosen } : each)));
  try {
    await lane.run(() => chooseDepth(id, toolset, chosen));
  } catch (error) {
    reportFailure(error);
    await refreshStatuses();
  }
}
