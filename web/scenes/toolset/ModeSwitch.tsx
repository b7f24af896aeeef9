import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { classNames } from '#web/components/classNames.ts';
import { modeHref, type ToolsetMode } from '#web/toolsets/useToolsetMode.ts';

/** Switches between reading and editing. */
export function ModeSwitch({ mode }: { mode: ToolsetMode }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('toolset.mode.title')} className="flex rounded-full bg-field p-1 max-desktop:flex-1">
      {(['view', 'edit'] as const).map((each) => (
        <Link
          key={each}
          to={modeHref(each)}
          preventScrollReset
          aria-current={each === mode ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-8 items-center justify-center rounded-full px-4 text-sm max-desktop:min-h-10 max-desktop:flex-1',
            each === mode ? 'bg-raised font-semibold shadow-raised forced-colors:border' : 'text-muted hover:text-text',
          )}
        >
          {t(`toolset.mode.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
