import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';

import { LateCopyProjectDialog } from './LateCopyProjectDialog.ts';

export function CopyProject({ project }: { project: Project }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('copyProject.action')}>
      <p className="mb-5 leading-relaxed text-muted">{t('copyProject.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('copyProject.action')}</Button>
      {open && <LateCopyProjectDialog project={project} onClose={() => setOpen(false)} />}
    </Card>
  );
}
