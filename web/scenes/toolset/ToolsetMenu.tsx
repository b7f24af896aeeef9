import Download from 'lucide-react/icons/download';
import Presentation from 'lucide-react/icons/presentation';
import Printer from 'lucide-react/icons/printer';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Menu } from '../../components/Menu.tsx';
import type { MenuEntry } from '../../components/MenuEntry.ts';
import { lateDialog } from '../../shell/lateDialog.tsx';
import { showToast } from '../../stores/toasts.ts';
import { save } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { openedFromPage, presentPath } from '../present/presentPath.ts';

const ExportDialog = lateDialog(async () => (await import('../project/export/ExportDialog.tsx')).ExportDialog);

/** The rarer actions of a toolset's page. */
export function ToolsetMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { definition, dirty, generation, projectId, server, toolsetId } = useSnapshot(toolsetScreen);
  const [isExporting, setIsExporting] = useState(false);
  const present: MenuEntry = {
    label: t('present.action'),
    icon: <Presentation aria-hidden size={18} />,
    onChoose: () => void navigate(presentPath(projectId, toolsetId), { state: openedFromPage }),
  };
  // Slides show what is saved.
  const hasSlide = (server?.revision ?? 0) > 0 && (definition?.definition.ui.picture.length ?? 0) > 0;
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
          ...(hasSlide ? [present] : []),
          ...(server?.status === 'empty' && !dirty ? [] : [exporting]),
          print,
          ...(dirty && !generation ? [discard] : []),
        ]}
      />
      {isExporting && <ExportDialog toolset={toolsetId} onClose={() => setIsExporting(false)} />}
    </>
  );
}
