import SaveAll from 'lucide-react/icons/save-all';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Switch } from '#web/components/Switch.tsx';
import { session } from '#web/stores/session.ts';
import { setSavesByItself } from '#web/stores/setSavesByItself.ts';

export function SavesByItselfToggle() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  return (
    <>
      <Switch
        label={t('savesByItself.setting')}
        icon={<SaveAll aria-hidden size={20} />}
        checked={user?.savesByItself === true}
        onChange={(isOn) => void setSavesByItself(isOn)}
      />
      <p className="px-4 pl-12 text-sm text-muted">{t('savesByItself.text')}</p>
    </>
  );
}
