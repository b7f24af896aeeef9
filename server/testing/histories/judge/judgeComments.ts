import type { Breach, History } from '#server/testing/histories/History.ts';

import { deedsOf } from './deedsOf.ts';
import { judgeOnce } from './judgeOnce.ts';

/** Comments: each that was acknowledged is there once, until somebody deletes it, and then never again. */
export function judgeComments(history: History): Breach[] {
  const deletions = deedsOf(history, 'delete-comment', ({ comment }) => comment);
  const gone = new Map(deletions.map((deed) => [deed.asks.comment, deed]));
  const there = history.end.comments.filter(({ deleted }) => !deleted);
  const deeds = deedsOf(history, 'comment', ({ text }) => text).map((deed) => {
    const ids = deed.told.map(({ id }) => id);
    // Whoever asks twice is told the second time that it is not there.
    const isLeft = ids.some((id) => gone.has(id) && gone.get(id)!.happened !== 'never');
    return { ...deed, name: deed.asks.text, ids, happened: isLeft ? ('may' as const) : deed.happened };
  });
  return [
    ...judgeOnce(
      'comment',
      deeds,
      there.map(({ id, text }) => ({ id, name: text })),
    ),
    ...deletions
      .filter(({ happened, asks }) => happened === 'must' && there.some(({ id }) => id === asks.comment))
      .map(({ asks, begun, ended }) => ({
        rule: 'comment: what is deleted stays so',
        about: asks.comment,
        around: [begun, ended],
      })),
  ];
}
