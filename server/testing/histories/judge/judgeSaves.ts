import type { Breach, History, Shown } from '#server/testing/histories/History.ts';

import { callsOf } from './deedsOf.ts';
import { type Write, writesOf } from './writesOf.ts';

/** Somebody was shown a document. `begun` is Infinity at the end. */
interface Sight extends Shown {
  begun: number;
  ended: number;
  saves: boolean;
}

/**
 * Saves, and restores of versions: each revision was given to one of them and is its content for good; each is
 * explained by one that was acknowledged or that nobody knows of; none that was acknowledged is gone, none that was
 * refused is there; nobody is shown an older revision than was shown to anybody before; a conflict is with a save that
 * came before.
 */
export function judgeSaves(history: History): Breach[] {
  const writes = writesOf(history);
  return history.end.documents.flatMap((document) => {
    const isHere = ({ project, toolset }: { project: string; toolset: string }) =>
      project === document.project && toolset === document.toolset;
    const saves = writes.filter(({ asks }) => isHere(asks));
    const reads = callsOf(history, 'read').filter(({ asks }) => isHere(asks));
    const sights: Sight[] = reads.flatMap(({ result, ...call }) =>
      result.outcome === 'acknowledged' ? [{ ...call, ...result.told, saves: false }] : [],
    );
    for (const { told, begun, ended } of saves)
      sights.push(...told.map((shown) => ({ ...shown, begun, ended, saves: true })));
    sights.push({ ...document, begun: Infinity, ended: Infinity, saves: false });
    const found = [
      ...judgeRevisions(sights),
      ...judgeMarks(saves, sights, document),
      ...judgeOrder(sights),
      ...judgeConflicts(saves),
    ];
    return found.map((breach) => ({ ...breach, about: `${document.toolset} of ${document.project}: ${breach.about}` }));
  });
}

function judgeRevisions(sights: readonly Sight[]): Breach[] {
  return [...Map.groupBy(sights, ({ revision }) => revision)].flatMap(([revision, same]) => {
    const first = same[0]!;
    const others = same.filter(({ mark, digest }) => mark !== first.mark || digest !== first.digest);
    if (others.length === 0) return [];
    const saved = new Set(same.filter(({ saves }) => saves).map(({ mark }) => mark));
    const rule = saved.size > 1 ? 'save: a revision is given once' : 'save: a revision keeps its content';
    const about = `revision ${revision} is ${first.mark}, and ${others.map(({ mark }) => mark).join(', ')}`;
    return [{ rule, about, around: same.map(({ begun }) => begun) }];
  });
}

/** What was saved is there, and nothing else is. */
function judgeMarks(saves: readonly Write[], sights: readonly Sight[], end: Shown): Breach[] {
  const found: Breach[] = [];
  const first = Math.min(...sights.map(({ revision }) => revision));
  // The first sight of each.
  const known = new Map(sights.toReversed().map((sight) => [sight.revision, sight]));
  for (let revision = first + 1; revision <= end.revision; revision += 1) {
    const { mark, begun } = known.get(revision) ?? { mark: undefined, begun: Infinity };
    const explains = (save: Write) =>
      save.happened !== 'never' &&
      save.asks.revision === revision - 1 &&
      (mark === undefined || save.asks.mark === mark);
    if (saves.some(explains)) continue;
    const about = `nobody saved revision ${revision} (${mark}), or was refused`;
    found.push({ rule: 'save: each revision is somebody’s', about, around: [begun] });
  }
  for (const { told, asks, begun, ended } of saves)
    for (const { revision } of told)
      if (revision !== asks.revision + 1 || revision > end.revision)
        found.push({
          rule: 'save: what is acknowledged stays',
          about: `${asks.mark} over ${asks.revision} was acknowledged as ${revision}; the last revision is ${end.revision}`,
          around: [begun, ended],
        });
  return found;
}

function judgeOrder(sights: readonly Sight[]): Breach[] {
  return sights.flatMap((later) => {
    const newer = sights.find(({ ended, revision }) => ended < later.begun && revision > later.revision);
    // The end is judged by what was acknowledged.
    if (!newer || later.begun === Infinity) return [];
    const about = `revision ${later.revision} was shown after ${newer.revision}`;
    return [{ rule: 'save: nobody is shown what is past', about, around: [newer.ended, later.begun] }];
  });
}

function judgeConflicts(saves: readonly Write[]): Breach[] {
  return saves.flatMap(({ calls, asks }) =>
    calls.flatMap(({ result, begun }) => {
      if (result.outcome !== 'refused' || result.key !== 'revision-conflict') return [];
      if (result.revision !== undefined && result.revision > asks.revision) return [];
      const about = `${asks.mark} over ${asks.revision} is said to conflict with ${result.revision}`;
      return [{ rule: 'save: a conflict has a reason', about, around: [begun] }];
    }),
  );
}
