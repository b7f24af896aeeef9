import { setTimeout as sleep } from 'node:timers/promises';

export interface Retries {
  /** Delays between attempts, in milliseconds; n delays mean n + 1 attempts. */
  delays: readonly number[];
  /** When it aborts, a pending retry runs immediately and is the last. */
  closing: AbortSignal;
  onFailure: (error: unknown, isLast: boolean) => void;
}

/** Sends with retries. Never throws; failures go to `onFailure`. */
export async function sendWithRetries(send: () => Promise<void>, { delays, closing, onFailure }: Retries) {
  for (const delay of [...delays, null]) {
    try {
      return await send();
    } catch (error) {
      const isLast = delay === null || closing.aborted || isFinal(error);
      onFailure(error, isLast);
      if (isLast) return;
      await sleep(delay, undefined, { signal: closing }).catch(() => undefined);
    }
  }
}

/** Permanent failure (no such mailbox, wrong password), as opposed to a temporary one. */
function isFinal(error: unknown): boolean {
  return ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
}
