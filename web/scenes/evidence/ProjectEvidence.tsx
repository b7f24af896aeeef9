import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { riskiestFirst } from '#engine/evidence/riskiestFirst.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { toolsPath } from '#web/paths.ts';
import { ExportButton } from '#web/projects/export/ExportButton.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { evidence, loadEvidence } from '#web/stores/evidence.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import { AssumptionMap } from './AssumptionMap.tsx';
import { ClaimRegister } from './ClaimRegister.tsx';
import { EvidenceCounts } from './EvidenceCounts.tsx';
import { FallenClaims } from './FallenClaims.tsx';
import { ProposedTies } from './ProposedTies.tsx';
import { RiskiestClaims } from './RiskiestClaims.tsx';
import { SecondReader } from './SecondReader.tsx';
import { SourceList } from './SourceList.tsx';

/** What the project knows and what it only assumes: what to test next, every claim, every source. */
export function Component() {
  const { t } = useTranslation();
  const may = useMay();
  const { current, id } = useSnapshot(project);
  const { answer, phase, error } = useSnapshot(evidence);
  useEffect(() => {
    if (id) void loadEvidence(id);
  }, [id]);
  if (!current || !id) return null;
  if (!answer && phase === 'failed') return <FailureView error={error} onTryAgain={() => void loadEvidence(id)} />;
  if (!answer) return <SkeletonPage />;
  const claims = riskiestFirst(answer.claims);
  const isEmpty = claims.length === 0 && answer.sources.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('evidence.title')}
        of={current.name}
        compact
        actions={isEmpty ? undefined : <ExportButton />}
        intro={isEmpty ? undefined : <EvidenceCounts claims={claims} sources={answer.sources} />}
      />
      {isEmpty ? (
        <>
          <EmptyState
            title={t('evidence.emptyTitle')}
            text={t('evidence.emptyText')}
            action={<ButtonLink to={toolsPath(id)}>{t('toolset.toPath')}</ButtonLink>}
          />
          <SecondReader projectId={id} />
        </>
      ) : (
        <>
          {may.edit && <ProposedTies proposed={answer.proposed} claims={claims} projectId={id} />}
          <div className="grid items-stretch gap-5 wide:grid-cols-2">
            <AssumptionMap claims={claims} project={current.name} />
            <RiskiestClaims claims={claims} projectId={id} readOnly={!may.edit} />
          </div>
          <SecondReader projectId={id} />
          <FallenClaims fallen={answer.fallen} projectId={id} />
          <ClaimRegister claims={claims} projectId={id} readOnly={!may.edit} />
          <SourceList sources={answer.sources} claims={claims} projectId={id} />
        </>
      )}
    </div>
  );
}
