import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { deleteProject } from '../../api/projects.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { forgetProject } from '../../stores/projects.ts';
import { reportFailure } from '../../stores/reportFailure.ts';
import { showToast } from '../../stores/toasts.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../components/ConfirmDialog.tsx')).ConfirmDialog,
}));

export function DeleteProject({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  async function remove() {
    try {
      await deleteProject(id);
      forgetProject(id);
      showToast('success', t('settings.deleted', { name }));
      void navigate('/user/projects', { replace: true });
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <Card title={t('settings.delete')}>
      <p className="mb-5 text-[15px] leading-relaxed text-muted">{t('settings.deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('settings.delete')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('settings.deleteQuestion', { name })}
            text={t('settings.deleteWarning')}
            confirm={t('settings.delete')}
            danger
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
