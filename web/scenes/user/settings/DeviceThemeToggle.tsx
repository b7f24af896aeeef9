import SunMoon from 'lucide-react/icons/sun-moon';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Switch } from '#web/components/Switch.tsx';
import { display, setLikeDevice } from '#web/stores/display.ts';

/** Has the theme follow the device; choosing a theme oneself ends that. */
export function DeviceThemeToggle() {
  const { t } = useTranslation();
  const { likeDevice } = useSnapshot(display);
  return (
    <Switch
      label={t('userHome.likeDevice')}
      icon={<SunMoon aria-hidden size={20} />}
      checked={likeDevice}
      onChange={setLikeDevice}
    />
  );
}
