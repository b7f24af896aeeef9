import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { importOver } from '#web/api/exports.ts';
import { openProject, project } from '#web/stores/project.ts';
import { showToast } from '#web/stores/toasts.ts';

import { OverwrittenList } from './OverwrittenList.tsx';
import { ProjectFileDialog } from './ProjectFileDialog.tsx';
import { useImport } from './useImport.ts';

interface ImportOverDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Takes the toolsets of a file over those of the open project, and names before which ones these are. */
export function ImportOverDialog({ projectId, onClose }: ImportOverDialogProps) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const sending = useImport(
    (file, signal) => importOver(projectId, file, signal),
    ({ replaced, drafts, imagesLeftOut }) => {
      const count = replaced.length;
      if (count === 0) showToast('info', t('imports.over.same'));
      else showToast('success', t('imports.over.done', { count }));
      if (drafts.length > 0) showToast('info', t('imports.over.draftsKept', { count: drafts.length }));
      if (imagesLeftOut > 0) showToast('info', t('imports.imagesLost', { count: imagesLeftOut }));
      onClose();
      void openProject(projectId);
    },
  );
  return (
    <ProjectFileDialog
      title={t('imports.over.title')}
      text={
        <>
          <p>{t('imports.over.text')}</p>
          <p>{t('imports.over.version')}</p>
        </>
      }
      words={{
        start: t('imports.over.start'),
        startWithout: t('imports.over.startWithout'),
        working: t('imports.over.working'),
      }}
      sending={sending}
      onClose={onClose}
    >
      {(file) => <OverwrittenList ids={file.toolsets} toolsets={toolsets} />}
    </ProjectFileDialog>
  );
}
