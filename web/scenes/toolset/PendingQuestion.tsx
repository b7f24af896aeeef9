import { useEffect } from 'react';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

import { answerPending, pendingGeneration } from './pendingGeneration.ts';

const RegenerateDialog = lateDialog(
  withWords('editing', async () => (await import('./RegenerateDialog.tsx')).RegenerateDialog),
);

/** Asks before a requested generation overwrites content. */
export function PendingQuestion({ definition }: { definition: ToolsetDefinition }) {
  const { request } = useSnapshot(pendingGeneration);
  // An open question would otherwise show up on the next toolset's page.
  useEffect(() => () => answerPending(false), []);
  if (!request) return null;
  return <RegenerateDialog definition={definition} fields={request.fields} onClose={() => answerPending(false)} />;
}
