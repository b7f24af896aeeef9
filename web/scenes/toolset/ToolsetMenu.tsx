import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Presentation from 'lucide-react/icons/presentation';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { savedOf } from '#web/document/serverContent.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { presentPath, toolsetVersionsPath } from '#web/paths.ts';
import { useMedia } from '#web/picture/useMedia.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { showToast } from '#web/stores/toasts.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';

import type { ToolsetDialog } from './ToolsetDialogs.tsx';

const Dialogs = lateDialog(
  withWords(
    'exports',
    withWords(
      'sharing',
      withWords('versions', async () => (await import('./ToolsetDialogs.tsx')).ToolsetDialogs),
    ),
  ),
);

/** What takes a toolset elsewhere, as buttons where there is room, and the rarer actions of its page. */
export function ToolsetMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 1180px)');
  const { definition, dirty, generation, projectId, server, toolsetId } = useSnapshot(toolsetScreen);
  const { edit: mayEdit, manage } = useMay();
  const [dialog, setDialog] = useState<ToolsetDialog | null>(null);
  const present: MenuEntry = {
    label: t('present.action'),
    icon: <Presentation aria-hidden size={18} />,
    onChoose: () => void navigate(presentPath(projectId, toolsetId), { state: openedFromPage }),
  };
  // Slides show what is saved.
  const hasSlide = server && savedOf(server) && (definition?.definition.ui.picture.length ?? 0) > 0;
  const share: MenuEntry = {
    label: t('share.action'),
    icon: <Share2 aria-hidden size={18} />,
    onChoose: () => setDialog('share'),
  };
  const print: MenuEntry = {
    label: t('toolset.print'),
    icon: <Printer aria-hidden size={18} />,
    onChoose: () => window.print(),
  };
  const exporting: MenuEntry = {
    label: t('exports.open'),
    icon: <Download aria-hidden size={18} />,
    onChoose: () => {
      if (!dirty && !server?.draft) return setDialog('export');
      const action = {
        label: t(server?.draft?.starter === false ? 'action.approve' : 'action.save'),
        run: () => void save({ confirm: true }),
      };
      return showToast('error', t('exports.unsaved'), generation ? {} : { action });
    },
  };
  const createVersion: MenuEntry = {
    label: t('toolset.createVersion'),
    icon: <BookmarkPlus aria-hidden size={18} />,
    onChoose: () => setDialog('version'),
  };
  const earlier: MenuEntry = {
    label: t('toolset.earlierVersions'),
    icon: <History aria-hidden size={18} />,
    onChoose: () => void navigate(toolsetVersionsPath(projectId, toolsetId)),
  };
  const discard: MenuEntry = {
    label: t('toolset.discardChanges'),
    icon: <Undo aria-hidden size={18} />,
    onChoose: () => toolsetScreen.document?.deleteUnsaved(),
  };
  const outward = [
    ...(manage ? [share] : []),
    ...(hasSlide ? [present] : []),
    ...(server?.status === 'empty' && !dirty ? [] : [exporting]),
    print,
  ];
  return (
    <>
      {isWide && (
        <span className="-mr-3 flex">
          {outward.map(({ label, icon, onChoose }) => (
            <IconButton key={label} label={label} onClick={onChoose}>
              {icon}
            </IconButton>
          ))}
        </span>
      )}
      <Menu
        label={t('toolset.moreActions')}
        entries={[
          ...(isWide ? [] : outward),
          ...(mayEdit && !generation ? [createVersion] : []),
          earlier,
          ...(dirty && !generation ? [discard] : []),
        ]}
      />
      {dialog && <Dialogs shown={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
