import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { SourceAnswer } from '#engine/protocol/source.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { sourcesPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { loadSource, openSource } from '#web/stores/sources.ts';

import { SourceActions } from './SourceActions.tsx';
import { SourceText } from './SourceText.tsx';
import { useSourceFacts } from './useSourceFacts.ts';

/** What was said, line by line, with times and speakers. */
export function Component() {
  const { source: sourceId = '' } = useParams();
  const { t } = useTranslation();
  const { current, id } = useSnapshot(project);
  const { source, phase, error } = useSnapshot(openSource);
  useEffect(() => {
    if (id) void loadSource(id, sourceId);
  }, [id, sourceId]);
  if (!current || !id) return null;
  if (phase === 'missing') {
    const back = <ButtonLink to={sourcesPath(id)}>{t('sources.toAll')}</ButtonLink>;
    return <MissingView title={t('sources.missingTitle')} text={t('sources.missingText')} action={back} />;
  }
  if (phase === 'failed') return <FailureView error={error} onTryAgain={() => void loadSource(id, sourceId)} />;
  if (source?.id !== sourceId) return <SkeletonPage />;
  return <Loaded source={source} projectId={id} projectName={current.name} />;
}

interface LoadedProps {
  source: SourceAnswer;
  projectId: string;
  projectName: string;
}

function Loaded({ source, projectId, projectName }: LoadedProps) {
  const { t } = useTranslation();
  const facts = useSourceFacts(source);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={source.title}
        titleLang={source.language ?? undefined}
        of={projectName}
        compact
        above={
          <Link to={sourcesPath(projectId)} className="underline-offset-4 hover:underline">
            {t('sources.title')}
          </Link>
        }
        intro={<p>{facts.join(' · ')}</p>}
        actions={<SourceActions source={source} projectId={projectId} />}
      />
      <SourceText source={source} />
    </div>
  );
}
