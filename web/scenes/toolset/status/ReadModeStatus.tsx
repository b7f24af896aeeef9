import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { project } from '../../../stores/project.ts';
import { StatusRow } from './StatusRow.tsx';
import { statusLink } from './statusLink.ts';

/** The project is in read mode, with the way to where that is changed. */
export function ReadModeStatus() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  return (
    <StatusRow look="own" icon={<Lock aria-hidden size={14} />} state={t('project.readModeTitle')}>
      <Link to={`/project/${current?.id}/settings/actions`} className={statusLink}>
        {t('project.settings')}
      </Link>
    </StatusRow>
  );
}
