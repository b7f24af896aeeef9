import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { deleteProject } from '../../api/projects.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { forgetProject } from '../../stores/projects.ts';
import { reportFailure } from '../../stores/reportFailure.ts';
import { showToast } from '../../stores/toasts.ts';

interface DeleteProjectDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Confirms and deletes the project, then leaves its page. */
export function DeleteProjectDialog({ id, name, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  async function remove() {
    try {
      await deleteProject(id);
      forgetProject(id);
      showToast('success', t('settings.deleted', { name }));
      void navigate('/user/projects', { replace: true });
    } catch (error) {
      reportFailure(error, {}, () => void remove());
    }
  }

  return (
    <ConfirmDialog
      title={t('settings.deleteQuestion', { name })}
      text={t('settings.deleteWarning')}
      confirm={t('settings.delete')}
      danger
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
