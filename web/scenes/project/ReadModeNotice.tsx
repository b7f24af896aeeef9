import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { project } from '../../stores/project.ts';

export function ReadModeNotice() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  if (current?.mode !== 'read') return null;
  return (
    <Notice
      kind="info"
      icon={<Lock aria-hidden size={20} />}
      title={t('project.readModeTitle')}
      actions={
        <ButtonLink to={`/project/${current.id}/settings/actions`} size="small">
          {t('project.settings')}
        </ButtonLink>
      }
    >
      {t('project.readModeText')}
    </Notice>
  );
}
