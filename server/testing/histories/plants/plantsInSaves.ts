import type { Call, History } from '#server/testing/histories/History.ts';

import { doneOf } from './doneOf.ts';
import type { Plant } from './Plant.ts';

const sectionsOf = ({ calls, end }: History) => {
  const saves = doneOf({ calls }, 'save').filter(({ asks }) => asks.toolset === 'sections');
  const document = end.documents.find(
    ({ project, toolset }) => toolset === 'sections' && project === saves[0]!.asks.project,
  )!;
  return { document, saves, last: saves.at(-1)!, before: saves.at(-2)! };
};

export const plantsInSaves: Plant[] = [
  {
    fault: 'the last save is gone',
    rule: 'save: what is acknowledged stays',
    spoil: (history) => {
      const { document, before } = sectionsOf(history);
      Object.assign(document, before.result.told);
    },
  },
  {
    fault: 'a document was written over without a revision',
    rule: 'save: a revision keeps its content',
    spoil: (history) => Object.assign(sectionsOf(history).document, { digest: 'another' }),
  },
  {
    fault: 'two people were given the same revision',
    rule: 'save: a revision is given once',
    spoil: (history) => {
      const { last } = sectionsOf(history);
      const other = structuredClone(last);
      other.asks.mark = other.result.told.mark = 'of somebody else';
      history.calls.push(other);
    },
  },
  {
    fault: 'a save that was refused is there',
    rule: 'save: each revision is somebody’s',
    spoil: (history) => {
      const { last } = sectionsOf(history);
      const revision = last.asks.revision + 1;
      Object.assign(last, { result: { outcome: 'refused', status: 409, key: 'revision-conflict', revision } });
    },
  },
  {
    fault: 'somebody is shown what was saved over long before',
    rule: 'save: nobody is shown what is past',
    spoil: (history) => {
      const { before, last } = sectionsOf(history);
      const reads = doneOf(history, 'read').filter(
        ({ asks, begun }) => asks.toolset === 'sections' && begun > last.ended,
      );
      Object.assign(reads.at(-1)!.result.told, before.result.told);
    },
  },
  {
    fault: 'a save over the newest revision is refused',
    rule: 'save: a conflict has a reason',
    spoil: (history) => {
      const refused = history.calls.find(
        ({ does, result }) => does === 'save' && result.outcome === 'refused',
      ) as Extract<Call, { does: 'save' }>;
      Object.assign(refused.result, { revision: refused.asks.revision });
    },
  },
];
