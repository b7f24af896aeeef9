import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { useMay } from '#web/stores/useMay.ts';

const GenerateManyDialog = lateDialog(async () => (await import('./GenerateManyDialog.tsx')).GenerateManyDialog);

export function GenerateMany() {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { id: runId } = useSnapshot(projectGeneration);
  const [open, setOpen] = useState(false);
  if (!edit) return null;
  return (
    <>
      <Button
        size="small"
        icon={<Sparkles aria-hidden size={20} />}
        disabled={runId !== null}
        onClick={() => setOpen(true)}
      >
        {t('many.open')}
      </Button>
      {open && <GenerateManyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
