import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Presentation from 'lucide-react/icons/presentation';
import Printer from 'lucide-react/icons/printer';
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
import { project } from '#web/stores/project.ts';
import { showToast } from '#web/stores/toasts.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const ExportDialog = lateDialog(
  withWords('exports', async () => (await import('#web/projects/export/ExportDialog.tsx')).ExportDialog),
);

const VersionNameDialog = lateDialog(
  withWords('versions', async () => (await import('#web/projects/VersionNameDialog.tsx')).VersionNameDialog),
);

/** What takes a toolset elsewhere, as buttons where there is room, and the rarer actions of its page. */
export function ToolsetMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 1180px)');
  const { definition, dirty, generation, projectId, server, toolsetId } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const [isExporting, setIsExporting] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const present: MenuEntry = {
    label: t('present.action'),
    icon: <Presentation aria-hidden size={18} />,
    onChoose: () => void navigate(presentPath(projectId, toolsetId), { state: openedFromPage }),
  };
  // Slides show what is saved.
  const hasSlide = server && savedOf(server) && (definition?.definition.ui.picture.length ?? 0) > 0;
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
      const action = {
        label: t(server?.draft?.starter === false ? 'action.approve' : 'action.save'),
        run: () => void save({ confirm: true }),
      };
      return showToast('error', t('exports.unsaved'), generation ? {} : { action });
    },
  };
  const mayEdit = current?.mode === 'write' && current.role !== 'viewer';
  const createVersion: MenuEntry = {
    label: t('toolset.createVersion'),
    icon: <BookmarkPlus aria-hidden size={18} />,
    onChoose: () => setIsNaming(true),
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
  const outward = [...(hasSlide ? [present] : []), ...(server?.status === 'empty' && !dirty ? [] : [exporting]), print];
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
      {isNaming && (
        <VersionNameDialog projectId={projectId} save={dirty ? save : undefined} onClose={() => setIsNaming(false)} />
      )}
      {isExporting && <ExportDialog toolset={toolsetId} onClose={() => setIsExporting(false)} />}
    </>
  );
}
