import type { Breach, History } from '../History.ts';
import { callsOf, deedsOf } from './deedsOf.ts';
import { judgeOnce } from './judgeOnce.ts';

/** Versions: each that was acknowledged is there once, with what was saved between its order and its answer. */
export function judgeVersions(history: History): Breach[] {
  const deeds = deedsOf(history, 'version', ({ name }) => name).map((deed) => ({
    ...deed,
    name: deed.asks.name,
    ids: deed.told.map(({ id }) => id),
  }));
  const saves = deedsOf(history, 'save', ({ mark }) => mark);
  const contents = deeds.flatMap(({ asks, begun, ended, happened }) => {
    const version = history.end.versions.find(({ name }) => name === asks.name);
    if (!version) return [];
    return Object.entries(version.contents).flatMap(([toolset, held]) => {
      const isHere = (at: { project: string; toolset: string }) =>
        at.project === asks.project && at.toolset === toolset;
      const sights = [...callsOf(history, 'read'), ...callsOf(history, 'save')].flatMap((call) =>
        isHere(call.asks) && call.result.outcome === 'acknowledged' ? [{ ...call, told: call.result.told }] : [],
      );
      const least = Math.max(-1, ...sights.filter((call) => call.ended < begun).map(({ told }) => told.revision));
      const save = saves.find((each) => isHere(each.asks) && each.asks.mark === held.mark);
      const known = sights.find(({ told }) => told.mark === held.mark);
      const revision = save ? save.asks.revision + 1 : known?.told.revision;
      const isSame = !known || known.told.digest === held.digest;
      // Of one that nobody was told of, nobody knows when it was made.
      const isInTime = !save || happened !== 'must' || save.begun < ended;
      if (revision !== undefined && save?.happened !== 'never' && isSame && revision >= least && isInTime) return [];
      const about = `${asks.name} holds of ${toolset} ${held.mark} (revision ${revision}); by then there was ${least}`;
      return [{ rule: 'version: it holds what was saved', about, around: [begun, ended] }];
    });
  });
  return [...judgeOnce('version', deeds, history.end.versions), ...contents];
}
