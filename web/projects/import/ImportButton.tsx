import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

const ImportDialog = lateDialog(withWords('imports', async () => (await import('./ImportDialog.tsx')).ImportDialog));

/** Opens the import of a project that was exported as JSON. */
export function ImportButton({ workspaceId }: { workspaceId?: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t('imports.open')}
      </Button>
      {open && <ImportDialog workspaceId={workspaceId} onClose={() => setOpen(false)} />}
    </>
  );
}
