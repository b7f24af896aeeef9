import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { lateDialog } from '../../shell/lateDialog.tsx';
import { project } from '../../stores/project.ts';

const DeleteProjectDialog = lateDialog(async () => (await import('./DeleteProjectDialog.tsx')).DeleteProjectDialog);

/** Says that this is the example project, and offers to delete it. */
export function ExampleNotice() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const [asking, setAsking] = useState(false);
  if (!current?.isExample) return null;
  return (
    <Notice
      kind="info"
      icon={<BookOpen aria-hidden size={20} />}
      title={t('example.noticeTitle')}
      actions={
        <Button size="small" onClick={() => setAsking(true)}>
          {t('example.delete')}
        </Button>
      }
    >
      {t('example.noticeText')}
      {asking && <DeleteProjectDialog id={current.id} name={current.name} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
