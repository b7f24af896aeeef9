import type { EndState, History } from '#server/testing/histories/History.ts';

import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

/** The last one, which nobody has brought back. */
function lastVersion(history: History): EndState['versions'][number] {
  const { id } = doneOf(history, 'version').at(-1)!.result.told;
  return history.end.versions.find((version) => version.id === id)!;
}

export const plantsInVersions: Plant[] = [
  {
    fault: 'a version is lost',
    rule: 'version: what is acknowledged stays',
    spoil: (history) => {
      const lost = lastVersion(history);
      history.end.versions = history.end.versions.filter((version) => version !== lost);
    },
  },
  {
    fault: 'a version holds what was saved over long before',
    rule: 'version: it holds what was saved',
    spoil: (history) => {
      const first = doneOf(history, 'read').find(({ asks }) => asks.toolset === 'sections')!;
      const { mark, digest } = first.result.told;
      lastVersion(history).contents['sections'] = { mark, digest };
    },
  },
  {
    fault: 'a version leaves out what was saved',
    rule: 'version: it holds what was saved',
    spoil: (history) => {
      delete lastVersion(history).contents['market'];
    },
  },
  {
    fault: 'a version holds what was saved only after it',
    rule: 'version: it holds what was saved',
    spoil: (history) => {
      const first = doneOf(history, 'version')[0]!.result.told;
      const later = doneOf(history, 'save').find(({ asks }) => asks.toolset === 'market')!.result.told;
      const version = history.end.versions.find(({ id }) => id === first.id)!;
      version.contents['market'] = { mark: later.mark, digest: later.digest };
    },
  },
];
