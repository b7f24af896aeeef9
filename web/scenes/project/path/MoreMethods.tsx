import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { classNames } from '#web/components/classNames.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { settingsPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { loadPaths, paths } from '#web/stores/paths.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import type { PathStep } from './PathStep.ts';
import { StepRows } from './StepRows.tsx';

/** The toolsets that are not on the project's path, folded away; nothing where all are. */
export function MoreMethods() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, current, toolsets } = useSnapshot(project);
  const { summaries } = useSnapshot(definitions);
  const { all } = useSnapshot(paths);
  const { edit } = useMay();
  const [isOpen, setIsOpen] = useState(false);
  // The page can do without its name.
  useEffect(() => void loadPaths().catch(() => {}), []);
  const beside = summaries.flatMap((summary): PathStep[] => {
    const status = toolsets.find(({ id: of }) => of === summary.id);
    return status && !status.onPath ? [{ summary, status }] : [];
  });
  if (!id || beside.length === 0) return null;
  const title = all.find((path) => path.id === current?.path)?.title[language];
  return (
    <section aria-labelledby="more-methods" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="more-methods" className="text-lg font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl text-left"
          >
            <ChevronRight
              aria-hidden
              size={18}
              className={classNames('shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
            />
            {t('paths.more', { count: beside.length })}
          </button>
        </h2>
        {title && <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('paths.moreText', { path: title })}</p>}
        {edit && (
          <Link to={settingsPath(id, 'actions')} className="inline-flex min-h-11 items-center text-sm underline">
            {t('paths.change')}
          </Link>
        )}
      </div>
      {isOpen && <StepRows steps={beside} isExplained />}
    </section>
  );
}
