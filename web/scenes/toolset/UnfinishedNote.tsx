import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { goOnWithDraft } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';

/** Why the draft has only a part of the page, and the way to the rest. */
export function UnfinishedNote({ onGoOn }: { onGoOn?: () => void }) {
  const { t } = useTranslation();
  const { server, generation } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const { id: runId } = useSnapshot(projectGeneration);
  const { sayCost, costOf, balance } = useDraftCost();
  const unfinished = server?.draft?.unfinished;
  if (!unfinished || generation || current?.mode === 'read') return null;
  const cost = costOf(unfinished.price);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-secondary-tonal px-4 py-3 text-on-secondary-tonal">
      <p className="min-w-0 flex-1 basis-56 text-label">
        <strong>{unfinished.reason}.</strong> {t('toolset.unfinishedNote')} {sayCost(cost)}
      </p>
      <Button
        size="small"
        look="strong"
        disabled={runId !== null || (balance !== null && balance < cost)}
        onClick={() => {
          onGoOn?.();
          void goOnWithDraft();
        }}
      >
        {t('toolset.goOn')}
      </Button>
    </div>
  );
}
