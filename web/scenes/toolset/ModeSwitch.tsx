import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { classNames } from '#web/components/classNames.ts';
import { modeHref, type ToolsetMode } from '#web/toolsets/useToolsetMode.ts';

interface ModeSwitchProps {
  mode: ToolsetMode;
  modes: readonly ToolsetMode[];
}

/** Switches between the picture, the reading and all fields; there is nothing to switch where there is only one. */
export function ModeSwitch({ mode, modes }: ModeSwitchProps) {
  const { t } = useTranslation();
  if (modes.length < 2) return null;
  return (
    <nav aria-label={t('toolset.mode.title')} className="flex rounded-full bg-field p-1 max-desktop:flex-1">
      {modes.map((each) => (
        <Link
          key={each}
          to={modeHref(each)}
          preventScrollReset
          aria-current={each === mode ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-8 items-center justify-center rounded-full px-4 text-sm whitespace-nowrap max-desktop:min-h-10 max-desktop:flex-auto max-desktop:px-2',
            each === mode ? 'bg-raised font-semibold shadow-raised forced-colors:border' : 'text-muted hover:text-text',
          )}
        >
          {t(`toolset.mode.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
