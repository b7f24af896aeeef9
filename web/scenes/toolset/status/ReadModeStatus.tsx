import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { statusLink } from '#web/components/statusLink.ts';
import { settingsPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** Why nothing can be changed here: the project's mode, with the way to where that is changed, or the person's role. */
export function ReadModeStatus() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { manage } = useMay();
  return (
    <StatusRow
      look="own"
      icon={<Lock aria-hidden size={14} />}
      state={t(current?.mode === 'read' ? 'project.readModeTitle' : 'project.viewerMay')}
    >
      {manage && current && (
        <Link to={settingsPath(current.id, 'actions')} className={statusLink}>
          {t('project.settings')}
        </Link>
      )}
    </StatusRow>
  );
}
