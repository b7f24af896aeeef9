import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Project } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { writtenLang } from '#web/i18n/WrittenIn.ts';

interface DeletedProjectRowProps {
  project: Project;
  onRestore: () => Promise<void>;
  onEnd: () => void;
}

/** A deleted project, until when it can be restored, and what can be done with it. */
export function DeletedProjectRow({ project, onRestore, onEnd }: DeletedProjectRowProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const label = (action: string) => t('deletedProjects.actions', { action, name: project.name });

  async function restore() {
    setBusy(true);
    await onRestore();
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-outline bg-raised p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p lang={writtenLang(project.language)} className="font-semibold wrap-anywhere">
          {project.name}
        </p>
        {project.goneAt && (
          <p className="text-sm text-muted">{t('deletedProjects.gone', { date: formatLongDate(project.goneAt) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} aria-label={label(t('settings.restore'))} onClick={() => void restore()}>
          {t('settings.restore')}
        </Button>
        <Button size="small" look="danger" aria-label={label(t('deletedProjects.forGood'))} onClick={onEnd}>
          {t('deletedProjects.forGood')}
        </Button>
      </div>
    </li>
  );
}
