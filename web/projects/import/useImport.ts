import { useEffect, useRef, useState } from 'react';

import type { FieldError } from '#engine/protocol/errors.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { useSubmission } from '#web/components/form/useSubmission.ts';

/** Sends a project file; `stop` gives up the one that is being sent. */
export function useImport<Answer>(
  send: (file: File, signal: AbortSignal) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const { busy, failure, setMessages, submit } = useSubmission();
  const [faults, setFaults] = useState<FieldError[]>([]);
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  function start(file: File): void {
    const work = new AbortController();
    running.current = work;
    setFaults([]);
    void submit(async () => {
      try {
        onDone(await send(file, work.signal));
      } catch (error) {
        if (work.signal.aborted) return;
        if (!(error instanceof HttpError && error.status === 422)) throw error;
        setFaults(error.body.errors ?? []);
      }
    });
  }
  /** Forgets what was wrong with an earlier file. */
  function forget(): void {
    setFaults([]);
    setMessages({});
  }

  return { isBusy: busy, failure, faults, start, stop, forget };
}
