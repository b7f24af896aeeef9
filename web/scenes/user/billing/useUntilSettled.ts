import { useEffect, useState } from 'react';

import { HttpError } from '#web/api/HttpError.ts';

/** Milliseconds between two looks: short for those who have just come back. */
const pauses = { soon: 1500, later: 10_000 };
const looksSoon = 20;

/**
 * A payment or a card's setup from whose page somebody has come back, looked at until it is no longer open. 'missing':
 * there is none with that id. null: not known yet. `fetchOne` must stay the same between renders.
 */
export function useUntilSettled<Found extends { status: string }>(
  id: string | null,
  fetchOne: (id: string, signal: AbortSignal) => Promise<Found>,
): Found | 'missing' | null {
  const [known, setKnown] = useState<{ id: string; found: Found | 'missing' } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    async function look(wanted: string) {
      looks += 1;
      // A connection that is lost may come back.
      const found = await fetchOne(wanted, leaving.signal).catch((error: unknown) =>
        error instanceof HttpError && error.status === 404 ? ('missing' as const) : null,
      );
      if (leaving.signal.aborted) return;
      if (found) setKnown({ id: wanted, found });
      if (found && (found === 'missing' || found.status !== 'open')) return;
      timer = setTimeout(() => void look(wanted), looks < looksSoon ? pauses.soon : pauses.later);
    }
    void look(id);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [id, fetchOne]);
  return known?.id === id ? known.found : null;
}
