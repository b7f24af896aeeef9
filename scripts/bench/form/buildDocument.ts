import { readFileSync } from 'node:fs';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

const counts = { functionalRequirements: 20, nonFunctionalRequirements: 20, userStories: 15, milestones: 8, risks: 10 };

/** The text of the field that is typed into, so that every page's own input for it can be found. */
export const target = 'the field of the benchmark';

/** The requirements document of the benchmark: the folder's example with its items repeated. */
export function buildDocument(root: string): ToolsetDocument {
  const example = JSON.parse(readFileSync(`${root}/toolsets/requirement/examples/en.json`, 'utf8')) as ToolsetDocument;
  delete example['$schema'];
  for (const [list, count] of Object.entries(counts)) {
    const items = example[list] as Record<string, unknown>[];
    example[list] = Array.from({ length: count }, (_, index) => ({
      ...items[index % items.length],
      id: `${list.toLowerCase().slice(0, 20)}-${index}`,
    }));
  }
  const middle = (example['functionalRequirements'] as Record<string, unknown>[])[9];
  if (middle) middle['category'] = target;
  return example;
}
