import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { useMay } from '#web/stores/useMay.ts';

const ApproveManyDialog = lateDialog(async () => (await import('./ApproveManyDialog.tsx')).ApproveManyDialog);

/** The drafts that AI wrote and that wait, all at once; nothing where none does. */
export function ApproveMany() {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { toolsets } = useSnapshot(project);
  const { id: runId } = useSnapshot(projectGeneration);
  const [open, setOpen] = useState(false);
  const count = toolsets.filter(({ status, starter }) => status === 'generated' && !starter).length;
  // Stays open while its drafts are being approved, and for what could not be.
  if (!edit || (count === 0 && !open)) return null;
  return (
    <>
      {count > 0 && (
        <Button
          size="small"
          icon={<CheckCheck aria-hidden size={20} />}
          disabled={runId !== null}
          onClick={() => setOpen(true)}
        >
          {t('many.approve', { count })}
        </Button>
      )}
      {open && <ApproveManyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
