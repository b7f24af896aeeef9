import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.tsx';
import { withWords } from '#web/i18n/withWords.ts';

const ExportDialog = lateDialog(withWords('exports', async () => (await import('./ExportDialog.tsx')).ExportDialog));

/** Opens the export of everything that is saved in the project. */
export function ExportButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Download aria-hidden size={20} />} onClick={() => setOpen(true)}>
        {t('exports.open')}
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
