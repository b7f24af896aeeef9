import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { settingsPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

export function ReadModeNotice() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { manage } = useMay();
  if (current?.mode !== 'read') return null;
  return (
    <Notice
      kind="info"
      icon={<Lock aria-hidden size={20} />}
      title={t('project.readModeTitle')}
      actions={
        manage && (
          <ButtonLink to={settingsPath(current.id, 'actions')} size="small">
            {t('project.settings')}
          </ButtonLink>
        )
      }
    >
      {manage ? t('project.readModeText') : t('project.readModeOfOwner', { owner: current.owner?.fullName })}
    </Notice>
  );
}
