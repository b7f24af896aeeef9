import { setTimeout as sleep } from 'node:timers/promises';

export interface Retries {
  /** How long to wait after each failed try, in milliseconds; after the last of them there is one more try. */
  delays: readonly number[];
  /** Waiting ends with it: there is one more try at once, and none after that. */
  closing: AbortSignal;
  onFailure: (error: unknown, isLast: boolean) => void;
}

/** Tries a few times to send. Never throws; what goes wrong is told to `onFailure`. */
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

/** The server has said no for good (no such mailbox, wrong password), as opposed to "not now". */
function isFinal(error: unknown): boolean {
  return ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
}
