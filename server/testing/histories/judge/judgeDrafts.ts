import type { Breach, History } from '#server/testing/histories/History.ts';

import { byKey, callsOf, deedsOf } from './deedsOf.ts';
import { judgeCount } from './judgeCount.ts';

const over = new Set(['succeeded', 'failed', 'cancelled']);

/**
 * Drafts: each order that was acknowledged is there and has ended, and no more were begun than people have asked for; a
 * draft that is done waits until somebody saves, discards or orders another; then it never comes back.
 */
export function judgeDrafts(history: History): Breach[] {
  const { end, given } = history;
  const orders = deedsOf(history, 'draft', byKey).map((deed) => ({ ...deed, ids: deed.told.map(({ id }) => id) }));
  const made = end.generations.map(({ id }) => id).filter((id) => !given.includes(id));
  const found = judgeCount('draft', orders, made);
  for (const { calls, asks, told, begun, ended } of orders) {
    const around = [begun, ended];
    const [first] = told;
    if (!first) continue;
    if (told.some(({ id }) => id !== first.id))
      found.push({ rule: 'draft: a repetition is answered as the first', about: first.id, around });
    const generation = end.generations.find(({ id }) => id === first.id);
    if (!generation || !over.has(generation.status))
      found.push({ rule: 'draft: what is acknowledged ends', about: `${first.id}: ${generation?.status}`, around });
    if (generation?.status !== 'succeeded') continue;
    const isHere = (at: { project: string; toolset: string }) =>
      at.project === asks.project && at.toolset === asks.toolset;
    const draft = end.documents.find(isHere)?.draft;
    const others = [...callsOf(history, 'save'), ...callsOf(history, 'discard'), ...callsOf(history, 'draft')].filter(
      (call) => isHere(call.asks) && call.result.outcome !== 'refused' && call.ended > begun,
    );
    const takes = others.some((call) => (call.does === 'draft' ? !calls.includes(call) : call.asks.draft !== null));
    if (draft !== first.id && !takes)
      found.push({ rule: 'draft: it waits', about: `${first.id}; there is ${draft}`, around });
  }
  for (const { asks, result, begun, ended } of [...callsOf(history, 'save'), ...callsOf(history, 'discard')]) {
    const isBack = end.documents.some(
      ({ project, toolset, draft }) =>
        draft !== null && draft === asks.draft && project === asks.project && toolset === asks.toolset,
    );
    if (result.outcome === 'acknowledged' && isBack)
      found.push({ rule: 'draft: it never comes back', about: String(asks.draft), around: [begun, ended] });
  }
  return found;
}
