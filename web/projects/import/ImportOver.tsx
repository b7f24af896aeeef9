import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';

const ImportOverDialog = lateDialog(
  withWords('imports', async () => (await import('./ImportOverDialog.tsx')).ImportOverDialog),
);

/** Opens the import over what the project holds. */
export function ImportOver({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('imports.over.title')}>
      <p className="mb-5 leading-relaxed text-muted">{t('imports.over.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('imports.choose')}</Button>
      {open && <ImportOverDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </Card>
  );
}
