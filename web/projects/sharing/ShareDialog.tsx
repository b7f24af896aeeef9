import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { settingsPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';

import { ShareLinks } from './ShareLinks.tsx';

/** Shows the project to people without an account; whoever is to work in it is invited on a page of its own. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  if (!current) return null;
  return (
    <Dialog
      open
      isLong
      title={t('access.shareTitle', { name: current.name })}
      onClose={onClose}
      actions={
        <>
          <ButtonLink look="quiet" to={settingsPath(current.id, 'access')} onClick={onClose}>
            {t('access.people')}
          </ButtonLink>
          <Button onClick={onClose}>{t('action.close')}</Button>
        </>
      }
    >
      <p>{t('access.link.text')}</p>
      <div>
        <ShareLinks projectId={current.id} />
      </div>
    </Dialog>
  );
}
