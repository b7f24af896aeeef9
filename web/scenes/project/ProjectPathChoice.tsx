import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#web/components/Card.tsx';
import { PathOptions } from '#web/projects/PathOptions.tsx';
import { takePath } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

/** Which steps the project takes, in how much time. */
export function ProjectPathChoice({ path }: { path: string }) {
  const { t } = useTranslation();
  // Optimistic update; reverts when the server refuses.
  const [chosen, setChosen] = useState<string | null>(null);

  async function choose(next: string) {
    setChosen(next);
    await takePath(next).catch((error: unknown) => reportFailure(error, {}, () => void choose(next)));
    setChosen(null);
  }

  return (
    <Card title={t('settings.path')}>
      <p className="mb-4 text-sm leading-relaxed text-muted">{t('settings.pathText')}</p>
      <PathOptions chosen={chosen ?? path} onChoose={(next) => void choose(next)} legend={t('settings.path')} />
    </Card>
  );
}
