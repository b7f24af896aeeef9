import type { Call, CallName, History } from '#server/testing/histories/History.ts';

type Acknowledged<Name extends CallName> = Extract<Call, { does: Name }> & { result: { outcome: 'acknowledged' } };

/** The calls that were acknowledged. */
export const doneOf = <Name extends CallName>({ calls }: Pick<History, 'calls'>, does: Name): Acknowledged<Name>[] =>
  calls.filter((call): call is Acknowledged<Name> => call.does === does && call.result.outcome === 'acknowledged');
