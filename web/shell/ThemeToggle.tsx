import Moon from 'lucide-react/icons/moon';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { classNames } from '../components/classNames.ts';
import { display, setTheme } from '../stores/display.ts';

export function ThemeToggle() {
  const { t } = useTranslation();
  const dark = useSnapshot(display).theme === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl px-4 text-left text-[15px] hover:bg-field"
    >
      <Moon aria-hidden size={20} />
      <span className="flex-1">{t('shell.darkTheme')}</span>
      <span
        aria-hidden
        className={classNames(
          'flex h-6 w-10 items-center rounded-full p-0.5',
          dark ? 'bg-primary' : 'bg-outline-strong',
        )}
      >
        <span className={classNames('size-5 rounded-full bg-raised transition-transform', dark && 'translate-x-4')} />
      </span>
    </button>
  );
}
