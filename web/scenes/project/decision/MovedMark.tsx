import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';

import type { Reason } from '#engine/protocol/decision.ts';
import { formatDate } from '#web/i18n/formats.ts';
import { withSign } from '#web/toolsets/withSign.ts';

interface MovedChipProps {
  isOpen: boolean;
  onToggle: () => void;
  claim: string;
}

/** Says that what was set was changed once its result was there; opens both values. */
export function MovedChip({ isOpen, onToggle, claim }: MovedChipProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t('standing.reason.movedOf', { claim })}
      onClick={onToggle}
      className="touch-room inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-full bg-tertiary-tonal px-2 text-xs font-semibold text-on-tertiary-tonal hover:brightness-95"
    >
      <ArrowRight aria-hidden size={12} />
      {t('standing.reason.moved')}
    </button>
  );
}

export function MovedNote({ test }: { test: NonNullable<Reason['test']> }) {
  const { t } = useTranslation();
  const { moved, threshold, direction, expected } = test;
  if (!moved) return null;
  const say = (value: number | undefined, way: typeof direction) =>
    value === undefined
      ? t('standing.reason.nothingSet')
      : `${way === 'at-most' ? '≤' : '≥'} ${withSign(value, { threshold, expected })}`;
  return (
    <span className="basis-full text-label text-muted">
      {t('standing.reason.movedNote', {
        from: say(moved.from.threshold, moved.from.direction ?? direction),
        to: say(threshold, direction),
        date: formatDate(moved.at),
      })}
    </span>
  );
}
