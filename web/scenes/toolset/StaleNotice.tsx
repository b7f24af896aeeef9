import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Notice } from '../../components/Notice.tsx';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from './toolsetPath.ts';
import { useToolsetTitle } from './useToolsetTitle.ts';

/** Tells that a dependency was saved after this content was made from it. */
export function StaleNotice() {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { server, projectId, generation } = useSnapshot(toolsetScreen);
  if (!server?.stale || generation) return null;
  return (
    <Notice kind="advice" icon={<RefreshCw aria-hidden size={20} />} title={t('toolset.staleTitle')}>
      {t('toolset.staleText')}{' '}
      {server.staleBecause.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={toolsetPath(projectId, id)} className="font-semibold underline underline-offset-4">
            {titleOf(id)}
          </Link>
        </span>
      ))}
    </Notice>
  );
}
