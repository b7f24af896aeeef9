import { useEffect, useState } from 'react';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { whenIdle } from '#web/whenIdle.ts';

import type { Confirming } from './Confirming.ts';

/** What confirms in the open document, once that is loaded. */
export function useConfirming(document: OpenDocument): Confirming | null {
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  useEffect(() => {
    const load = async () => setConfirming(await (await import('./startConfirming.tsx')).startConfirming(document));
    // Where it cannot be loaded, as without a network, the page does without it.
    whenIdle(() => load().catch(() => {}));
  }, [document]);
  return confirming;
}
