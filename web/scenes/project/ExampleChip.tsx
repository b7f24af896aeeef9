import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { projectsPath } from '#web/paths.ts';
import { LateDeleteProjectDialog } from '#web/projects/LateDeleteProjectDialog.ts';

/** Says that this is the example project, and offers to delete it. */
export function ExampleChip({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span
        title={t('example.noticeText')}
        className="inline-flex min-h-8 items-center gap-2 rounded-2xl bg-secondary-tonal py-0.5 pr-1 pl-3 text-label font-medium text-on-secondary-tonal"
      >
        <BookOpen aria-hidden size={14} className="shrink-0" />
        {t('example.noticeTitle')}
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="touch-room min-h-6 cursor-pointer rounded-full px-2 font-semibold underline underline-offset-4"
        >
          {t('example.delete')}
        </button>
      </span>
      {asking && (
        <LateDeleteProjectDialog
          project={{ id, name }}
          onDeleted={() => void navigate(projectsPath, { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
