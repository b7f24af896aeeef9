import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

const ExportDialog = lateDialog(withWords('exports', async () => (await import('./ExportDialog.tsx')).ExportDialog));

/**
 * Opens the export of everything that is saved in the project.
 *
 * @param isShort an icon alone on phones
 */
export function ExportButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        className={isShort ? 'max-desktop:px-3' : undefined}
        icon={<Download aria-hidden size={20} />}
        onClick={() => setOpen(true)}
      >
        <span className={isShort ? 'max-desktop:sr-only' : undefined}>{t('exports.open')}</span>
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
