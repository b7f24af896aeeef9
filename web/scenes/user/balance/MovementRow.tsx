import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Movement } from '#engine/protocol/balance.ts';
import { formatMoment, formatNumber } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { projectPath, versionPath } from '#web/paths.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** A movement of the balance: why, for what, when and how much. */
export function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useToolsetTitle();
  const { createdAt, reason, amount, toolset, projectId, projectName, versionId, versionName, startedBy, title } =
    movement;
  const place = [projectName, toolset && titleOf(toolset)].filter(Boolean).join(' · ');
  const link = 'touch-room inline-block text-sm wrap-anywhere underline underline-offset-4';
  return (
    <li className="flex justify-between gap-x-6 py-3 text-base">
      <span className="min-w-0">
        <span className="block font-semibold">
          {t(`balance.kind.${reason}` as 'balance.kind.other', { defaultValue: t('balance.kind.other') })}
        </span>
        {projectId !== undefined && (
          <Link to={toolset === undefined ? projectPath(projectId) : toolsetPath(projectId, toolset)} className={link}>
            {place || t('movements.project')}
          </Link>
        )}
        {projectId !== undefined && versionId !== undefined && (
          <Link to={versionPath(projectId, versionId)} className={`${link} ml-3`}>
            {t('movements.version', { name: versionName })}
          </Link>
        )}
        {title && <span className="block text-sm">{title[language]}</span>}
        <span className="block text-sm text-muted">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {startedBy && <> · {t('movements.startedBy', { name: startedBy })}</>}
        </span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount).replace('-', '−')}
      </span>
    </li>
  );
}
