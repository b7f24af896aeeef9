import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

export const plantsInVersions: Plant[] = [
  {
    fault: 'a version is lost',
    rule: 'version: what is acknowledged stays',
    spoil: ({ end }) => end.versions.splice(0, 1),
  },
  {
    fault: 'a version holds what was saved over long before',
    rule: 'version: it holds what was saved',
    spoil: (history) => {
      const first = doneOf(history, 'read').find(({ asks }) => asks.toolset === 'sections')!;
      const version = history.end.versions.findLast(({ project }) => project === first.asks.project)!;
      const { mark, digest } = first.result.told;
      version.contents['sections'] = { mark, digest };
    },
  },
];
