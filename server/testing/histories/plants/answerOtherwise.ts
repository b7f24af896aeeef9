import type { History } from '#server/testing/histories/History.ts';

import { doneOf } from './doneOf.ts';

/** Has the first of such calls repeated, and answered with what another one was told. */
export function answerOtherwise(history: History, does: 'draft' | 'buy' | 'comment'): void {
  const [first, other] = doneOf(history, does);
  const again = structuredClone(first!);
  again.result.told = other!.result.told;
  history.calls.push(again);
}
