import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Menu } from '../../components/Menu.tsx';
import type { MenuEntry } from '../../components/MenuEntry.ts';
import { lateDialog } from '../../shell/lateDialog.tsx';
import { showToast } from '../../stores/toasts.ts';
import { save } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

const ExportDialog = lateDialog(async () => (await import('../project/export/ExportDialog.tsx')).ExportDialog);

/** The rarer actions of a toolset's page. */
export function ToolsetMenu() {
  const { t } = useTranslation();
  const { dirty, generation, server, toolsetId } = useSnapshot(toolsetScreen);
  const [isExporting, setIsExporting] = useState(false);
  const print: MenuEntry = {
    label: t('toolset.print'),
    icon: <Printer aria-hidden size={18} />,
    onChoose: () => window.print(),
  };
  const exporting: MenuEntry = {
    label: t('exports.open'),
    icon: <Download aria-hidden size={18} />,
    onChoose: () => {
      if (!dirty && !server?.draft) return setIsExporting(true);
      const action = { label: t('action.save'), run: () => void save({ confirm: true }) };
      return showToast('error', t('exports.unsaved'), generation ? {} : { action });
    },
  };
  const discard: MenuEntry = {
    label: t('toolset.discardChanges'),
    icon: <Undo aria-hidden size={18} />,
    onChoose: () => toolsetScreen.document?.dropUnsaved(),
  };
  return (
    <>
      <Menu
        label={t('toolset.moreActions')}
        entries={[
          ...(server?.status === 'empty' && !dirty ? [] : [exporting]),
          print,
          ...(dirty && !generation ? [discard] : []),
        ]}
      />
      {isExporting && <ExportDialog toolset={toolsetId} onClose={() => setIsExporting(false)} />}
    </>
  );
}
