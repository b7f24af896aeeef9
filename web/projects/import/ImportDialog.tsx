import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { importProject } from '#web/api/exports.ts';
import { projectPath } from '#web/paths.ts';
import { showToast } from '#web/stores/toasts.ts';

import { ProjectFileDialog } from './ProjectFileDialog.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  /** Where the project goes; the first workspace without it. */
  workspaceId?: string | undefined;
  onClose: () => void;
}

/** Makes a project of a file that was exported. */
export function ImportDialog({ workspaceId, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sending = useImport(
    (file, signal) => importProject(file, workspaceId ?? null, signal),
    ({ project, imagesLeftOut }) => {
      showToast('success', t('imports.done', { name: project.name }), { outlivesPage: true });
      if (imagesLeftOut > 0)
        showToast('info', t('imports.imagesLost', { count: imagesLeftOut }), { outlivesPage: true });
      onClose();
      void navigate(projectPath(project.id));
    },
  );
  return (
    <ProjectFileDialog
      title={t('imports.title')}
      text={<p>{t('imports.text')}</p>}
      words={{
        start: t('imports.start'),
        startWithout: t('imports.startWithout'),
        working: t('imports.working'),
      }}
      sending={sending}
      onClose={onClose}
    >
      {() => null}
    </ProjectFileDialog>
  );
}
