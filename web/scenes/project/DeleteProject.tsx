import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { lateDialog } from '../../shell/lateDialog.tsx';

const DeleteProjectDialog = lateDialog(async () => (await import('./DeleteProjectDialog.tsx')).DeleteProjectDialog);

export function DeleteProject({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('settings.delete')}>
      <p className="mb-5 leading-relaxed text-muted">{t('settings.deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('settings.delete')}
      </Button>
      {asking && <DeleteProjectDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </Card>
  );
}
