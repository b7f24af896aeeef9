import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { DraftOffer } from '#web/toolsets/DraftOffer.tsx';

import { useDraftNow } from './useDraftNow.ts';

/** Begins a draft of a toolset and opens its page, where one watches it being written. */
export function DraftNow({ summary: { id, tokenCost } }: { summary: ToolsetSummary }) {
  const { isStarting, draft } = useDraftNow(id);
  return <DraftOffer look="ai" tokens={tokenCost} busy={isStarting} onDraft={draft} />;
}
