import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';

import type { ToolsetStatusName } from '#engine/protocol/project.ts';

import { classNames } from './classNames.ts';

const looks = {
  empty: { Icon: Circle, style: 'bg-field text-muted' },
  generated: { Icon: Sparkles, style: 'bg-secondary-tonal text-on-secondary-tonal' },
  saved: { Icon: Check, style: 'bg-success-tonal text-on-success-tonal' },
  writing: { Icon: PenLine, style: 'bg-secondary-tonal text-on-secondary-tonal' },
  stale: { Icon: RefreshCw, style: 'bg-tertiary-tonal text-on-tertiary-tonal' },
};

interface StatusBadgeProps {
  status: ToolsetStatusName | 'writing';
  stale?: boolean;
}

/** A toolset's status as a word with an icon, never by colour alone. */
export function StatusBadge({ status, stale = false }: StatusBadgeProps) {
  const { t } = useTranslation();
  const shown = stale ? 'stale' : status;
  const { Icon, style } = looks[shown];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap',
        style,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={2.5} />
      {t(`status.${shown}`)}
    </span>
  );
}
