import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Decision } from '#engine/protocol/decision.ts';
import type { Round } from '#engine/protocol/round.ts';
import { formatDate, formatPlainDay } from '#web/i18n/formats.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { versionPath } from '#web/paths.ts';

interface RoundRowProps {
  round: Round;
  isCurrent: boolean;
  projectId: string;
  /** Of this round. */
  decisions: readonly Decision[];
}

export function RoundRow({ round, isCurrent, projectId, decisions }: RoundRowProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const { number, name, beginsOn, startedAt, endedAt, version } = round;
  const begins = beginsOn === null ? formatDate(startedAt) : formatPlainDay(beginsOn);
  return (
    <div className="flex gap-3.5">
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${isCurrent ? 'bg-primary text-on-primary' : 'bg-primary-tonal text-on-primary-tonal'}`}
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h3 className="text-base font-semibold wrap-anywhere">
          <span>{t('standing.rounds.number', { number })}</span>
          {name !== null && <span>: </span>}
          {name !== null && <span lang={lang}>{name}</span>}
        </h3>
        <p className="text-sm text-muted">
          {endedAt === null
            ? t('standing.rounds.since', { date: begins })
            : t('standing.rounds.until', { from: begins, to: formatDate(endedAt) })}
        </p>
        {decisions.map(({ id, verdict, at }) => (
          <p key={id} className="text-sm">
            {t('standing.rounds.decided', {
              verdict: t(`standing.decision.made.${verdict}`),
              date: formatDate(at),
            })}
          </p>
        ))}
        {version !== null && (
          <p>
            <Link
              to={versionPath(projectId, version)}
              className="inline-flex min-h-8 items-center text-sm font-medium underline underline-offset-4 max-desktop:min-h-11"
            >
              {t('standing.rounds.asItEnded', { number })}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
