import Footprints from 'lucide-react/icons/footprints';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Switch } from '#web/components/Switch.tsx';
import { session } from '#web/stores/session.ts';
import { setGuideDismissed } from '#web/stores/setGuideDismissed.ts';

export function FirstStepsToggle() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  return (
    <Switch
      label={t('guide.setting')}
      icon={<Footprints aria-hidden size={20} />}
      checked={user?.guideDismissed === false}
      onChange={(shown) => void setGuideDismissed(!shown)}
    />
  );
}
