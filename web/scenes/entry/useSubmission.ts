import { useState } from 'react';

import type { ResultFailure } from '../../api/handleFailure.ts';
import { reportFailure } from '../../stores/reportFailure.ts';
import { toFieldMessages } from '../../stores/toFieldMessages.ts';

/** One form's way to the server: busy while it is away, and what was wrong when it came back. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ResultFailure | null>(null);

  async function submit(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setMessages({});
    setFailure(null);
    try {
      await work();
    } catch (error) {
      reportFailure(error, { validation: (errors) => setMessages(toFieldMessages(errors)), result: setFailure });
    } finally {
      setBusy(false);
    }
  }

  return { busy, messages, failure, setMessages, submit };
}
