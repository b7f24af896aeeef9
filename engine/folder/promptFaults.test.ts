import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { promptFaults } from './promptFaults.ts';

const { registry } = loadedToolsets();

/** The faults of a folder's prompt with one more rule in its method. */
function faultsWith(id: string, rule: string): string[] {
  const toolset = registry.get(id);
  return promptFaults({ ...toolset, prompt: `- ${rule}\n${toolset.prompt}` }, registry);
}

it.each([
  ['stakeholder', 'Give each an `action`.', 'names `action`, which no model writes'],
  ['observation', 'Write no `status`.', 'names `status`, which no model writes'],
  ['observation', 'Keep each `userStory` short.', 'names `userStory`, which no model writes'],
  ['observation', 'Fill in `linkedStakeholder`.', 'asked for only where its block is shown'],
  ['impact-effort', 'Take the ideas from SCAMPER.', 'names "SCAMPER" where the project has none'],
  ['impact-effort', 'Take them from the six thinking hats.', 'names "Six Thinking Hats" where the project has none'],
  ['market', 'Leave the rest to the lean canvas.', 'names "Lean Canvas" where the project has none'],
])('finds in the prompt of %s: %s', (id, rule, fault) => {
  expect(faultsWith(id, rule)).toEqual([expect.stringContaining(fault)]);
});

it('lets a prompt name its own fields and choices, and what is required', () => {
  expect(faultsWith('impact-effort', 'Each `name` serves a `personaId` of the final personas.')).toEqual([]);
  expect(faultsWith('observation', 'What is missing goes into `openQuestions`.')).toEqual([]);
});
