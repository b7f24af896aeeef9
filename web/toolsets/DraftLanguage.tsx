import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Project } from '#engine/protocol/project.ts';
import { settingsPath } from '#web/paths.ts';

interface DraftLanguageProps {
  project: Pick<Project, 'id' | 'language' | 'role'>;
  className?: string;
}

/** In which language AI writes, with the way to change it for whoever may. */
export function DraftLanguage({ project: { id, language, role }, className }: DraftLanguageProps) {
  const { t } = useTranslation();
  return (
    <span className={className}>
      <span>{t(`toolset.draftLanguage.${language}`)}</span>
      {role === 'owner' && (
        <>
          {' '}
          <Link to={settingsPath(id, 'actions')} className="underline underline-offset-4">
            {t('toolset.changeLanguage')}
          </Link>
        </>
      )}
    </span>
  );
}
