import Moon from 'lucide-react/icons/moon';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Switch } from '#web/components/Switch.tsx';
import { display, setTheme } from '#web/stores/display.ts';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme } = useSnapshot(display);
  return (
    <Switch
      label={t('shell.darkTheme')}
      icon={<Moon aria-hidden size={20} />}
      checked={theme === 'dark'}
      onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
    />
  );
}
