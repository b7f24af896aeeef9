import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Card } from '../../components/Card.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { GuideLink } from '../../components/GuideLink.tsx';
import { WateringCanIllustration } from '../../components/WateringCanIllustration.tsx';
import { formatDateTime, formatNumber } from '../../i18n/formats.ts';
import { FailureView } from '../../shell/FailureView.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { configuration, loadBalance } from '../../stores/configuration.ts';
import { loadSummaries } from '../../stores/definitions.ts';
import { toolsetPath } from '../toolset/toolsetPath.ts';
import { useToolsetTitle } from '../toolset/useToolsetTitle.ts';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';

/** The token balance and its history. */
export function Component() {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { balance } = useSnapshot(configuration);
  const [failure, setFailure] = useState<unknown>(null);
  const load = () => {
    setFailure(null);
    Promise.all([loadBalance(), loadSummaries()]).catch(setFailure);
  };
  useEffect(load, []);
  if (failure && !balance) return <FailureView error={failure} onTryAgain={load} />;
  return (
    <>
      <PageHeader
        title={t('menu.balance')}
        intro={
          <>
            {t('balance.intro')} <GuideLink article="tokens">{t('help.howTokensWork')}</GuideLink>
          </>
        }
      />
      {!balance ? (
        <BalanceSkeleton />
      ) : (
        <>
          <Card title={t('balance.current')}>
            <p className="text-4xl font-bold tracking-tight">
              {t('balance.tokens', { count: balance.balance, amount: formatNumber(balance.balance) })}
            </p>
          </Card>
          <Card title={t('balance.history')}>
            {balance.entries.length === 0 ? (
              <EmptyState illustration={<WateringCanIllustration />} title={t('empty.noContent')} />
            ) : (
              <ul className="divide-y divide-outline">
                {balance.entries.map(({ id, createdAt, reason, amount, toolset, projectId, projectName }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-base">
                    <span>
                      <span className="block font-semibold">
                        {t(`balance.kind.${reason}` as 'balance.kind.other', { defaultValue: t('balance.kind.other') })}
                      </span>
                      {projectId !== undefined && (
                        <Link
                          to={toolset === undefined ? `/project/${projectId}` : toolsetPath(projectId, toolset)}
                          className="block text-sm underline underline-offset-4"
                        >
                          {[projectName, toolset && titleOf(toolset)].filter(Boolean).join(' · ')}
                        </Link>
                      )}
                      <time dateTime={createdAt} className="text-sm text-muted">
                        {formatDateTime(createdAt)}
                      </time>
                    </span>
                    <span className="font-semibold tabular-nums">
                      {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </>
  );
}
