import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Round } from '#engine/protocol/round.ts';
import { formatPlainDay, localDay } from '#web/i18n/formats.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { LateRounds } from './lateDialogs.ts';

interface RoundsChipProps {
  /** The first first; at least one. */
  rounds: readonly Round[];
  projectId: string;
}

const mostDiscs = 3;

/** The rounds of the project, the present one dark; opens the list of them. */
export function RoundsChip({ rounds, projectId }: RoundsChipProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const [isOpen, setIsOpen] = useState(false);
  const current = rounds.at(-1);
  if (!current) return null;
  const { number, name, beginsOn } = current;
  const isAhead = beginsOn !== null && beginsOn > localDay(new Date().toISOString());
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-8 cursor-pointer items-center gap-2.5 rounded-full bg-primary-tonal py-1 pr-3.5 pl-1.5 text-left text-label font-semibold text-on-primary-tonal hover:brightness-95 max-desktop:min-h-11 dark:hover:brightness-110"
      >
        <span aria-hidden className="flex">
          {rounds.slice(-mostDiscs).map((round) => (
            <span
              key={round.number}
              className={
                round === current
                  ? 'grid size-5.5 place-items-center rounded-full bg-primary text-xs text-on-primary forced-colors:border'
                  : 'grid size-5.5 place-items-center rounded-full bg-raised text-xs text-text forced-colors:border'
              }
            >
              {round.number}
            </span>
          ))}
        </span>
        <span>
          {isAhead ? (
            t('standing.rounds.begins', { number, date: formatPlainDay(beginsOn) })
          ) : name === null ? (
            t('standing.rounds.number', { number })
          ) : (
            <>
              {t('standing.rounds.number', { number })}: <span lang={lang}>{name}</span>
            </>
          )}
        </span>
      </button>
      {isOpen && <LateRounds rounds={rounds} projectId={projectId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
