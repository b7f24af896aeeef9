import type { Breach, History } from '../History.ts';
import { callsOf } from './deedsOf.ts';

const over = new Set(['succeeded', 'failed', 'cancelled']);

/**
 * Drafts: each order that was acknowledged is there and has ended, and no more were begun than people have asked for; a
 * draft that is done waits until somebody saves, discards or orders another; then it never comes back.
 */
export function judgeDrafts(history: History): Breach[] {
  const { end, given } = history;
  const orders = [...Map.groupBy(callsOf(history, 'draft'), ({ key }) => key).values()].map((calls) => ({
    asks: calls[0]!.asks,
    isOpen: calls.some(({ result }) => result.outcome === 'unknown'),
    told: calls.flatMap(({ result }) => (result.outcome === 'acknowledged' ? [result.told] : [])),
    around: calls.flatMap(({ begun, ended }) => [begun, ended]),
  }));
  const known = new Set([...given, ...orders.flatMap(({ told }) => told.map(({ id }) => id))]);
  const found: Breach[] = [];
  const untold = end.generations.filter(({ id }) => !known.has(id));
  const open = orders.filter(({ isOpen, told }) => isOpen && told.length === 0);
  if (untold.length > open.length)
    found.push({
      rule: 'draft: none is doubled',
      about: `${untold.map(({ id }) => id).join(', ')}, where nobody knows of ${open.length}`,
      around: open.flatMap(({ around }) => around),
    });
  for (const { asks, told, around } of orders) {
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
      (call) => isHere(call.asks) && call.result.outcome !== 'refused' && call.ended > Math.min(...around),
    );
    const takes = others.some((call) =>
      call.does === 'draft' ? !around.includes(call.begun) : call.asks.draft !== null,
    );
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
