import type { Breach, History, Shown } from '#server/testing/histories/History.ts';

import { callsOf, deedsOf } from './deedsOf.ts';
import { judgeOnce } from './judgeOnce.ts';
import { type Write, writesOf } from './writesOf.ts';

/** Versions: each that was acknowledged is there once, with what was saved between its order and its answer. */
export function judgeVersions(history: History): Breach[] {
  const deeds = deedsOf(history, 'version', ({ name }) => name).map((deed) => ({
    ...deed,
    name: deed.asks.name,
    ids: deed.told.map(({ id }) => id),
  }));
  const writes = writesOf(history);
  const contents = deeds.flatMap(({ asks, begun, ended, happened }) => {
    const version = history.end.versions.find(({ name }) => name === asks.name);
    const documents = version ? history.end.documents.filter(({ project }) => project === asks.project) : [];
    return documents.flatMap(({ toolset }) => {
      const held = version!.contents[toolset] ?? { mark: null, digest: null };
      const sights = sightsOf(history, writes, asks.project, toolset);
      const least = Math.max(0, ...sights.filter((sight) => sight.ended < begun).map(({ revision }) => revision));
      // Of one that nobody was told of, nobody knows when it was made.
      const latest = happened === 'must' ? ended : Infinity;
      const explains = ({ revision, mark, digest, ...sight }: Sight) =>
        revision >= least && mark === held.mark && (digest ?? held.digest) === held.digest && sight.begun < latest;
      if (sights.some(explains) || (least === 0 && held.mark === null)) return [];
      const about = `${asks.name} holds of ${toolset} ${held.mark}; by then there was revision ${least}`;
      return [{ rule: 'version: it holds what was saved', about, around: [begun, ended] }];
    });
  });
  return [...judgeOnce('version', deeds, history.end.versions), ...contents];
}

/** A revision of a document, or what one would be that nobody knows of; a digest of null is not known. */
interface Sight extends Shown {
  begun: number;
  ended: number;
}

function sightsOf(history: History, writes: readonly Write[], project: string, toolset: string): Sight[] {
  const isHere = (at: { project: string; toolset: string }) => at.project === project && at.toolset === toolset;
  const isWritten = ({ mark }: Shown) => writes.some(({ asks }) => isHere(asks) && asks.mark === mark);
  // What nobody has written was there before anybody did.
  const reads = callsOf(history, 'read').flatMap(({ asks, result, begun, ended }) =>
    isHere(asks) && result.outcome === 'acknowledged'
      ? [{ ...result.told, begun: isWritten(result.told) ? begun : 0, ended }]
      : [],
  );
  const written = writes.flatMap(({ asks, told, happened, begun, ended }) => {
    if (!isHere(asks) || happened === 'never') return [];
    const open = { revision: asks.revision + 1, mark: asks.mark, digest: null };
    return told.length > 0 ? told.map((shown) => ({ ...shown, begun, ended })) : [{ ...open, begun, ended: Infinity }];
  });
  return [...reads, ...written];
}
