import type { Call, CallName, Calls, History } from '#server/testing/histories/History.ts';

export type CallOf<Name extends CallName> = Extract<Call, { does: Name }>;

/** What somebody wanted once, with all the calls by which they asked for it. */
export interface Deed<Name extends CallName> {
  calls: CallOf<Name>[];
  asks: Calls[Name]['asks'];
  /** All answers that say that it is done. */
  told: Calls[Name]['told'][];
  /**
   * `must`: it was acknowledged. `may`: nobody knows. `never`: each call was refused, so that it must not have
   * happened.
   */
  happened: 'must' | 'may' | 'never';
  /** Places in the order of events. */
  begun: number;
  ended: number;
}

export function callsOf<Name extends CallName>({ calls }: Pick<History, 'calls'>, does: Name): CallOf<Name>[] {
  return calls.filter((call): call is CallOf<Name> => call.does === does);
}

/** Calls by what they were one attempt at: those with the same name are repetitions of each other. */
export function deedsOf<Name extends CallName>(
  history: Pick<History, 'calls'>,
  does: Name,
  nameOf: (asks: Calls[Name]['asks'], key: string | undefined) => string,
): Deed<Name>[] {
  const calls = callsOf(history, does);
  return [...Map.groupBy(calls, ({ asks, key }) => nameOf(asks as Calls[Name]['asks'], key)).values()].map((same) => {
    const told = same.flatMap(({ result }) => (result.outcome === 'acknowledged' ? [result.told] : []));
    const isOpen = same.some(({ result }) => result.outcome === 'unknown');
    return {
      calls: same,
      asks: same[0]!.asks as Calls[Name]['asks'],
      told: told as Calls[Name]['told'][],
      happened: told.length > 0 ? 'must' : isOpen ? 'may' : 'never',
      begun: Math.min(...same.map(({ begun }) => begun)),
      ended: Math.max(...same.map(({ ended }) => ended)),
    };
  });
}

/** Names calls by their Idempotency-Key, where nothing that they ask for is theirs alone. */
export const byKey = (_: unknown, key: string | undefined): string => key ?? '';
