import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { fetchContents, fetchVersion } from '#web/api/versions.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { historyPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { compareContents } from './compareContents.ts';
import { ComparedSections } from './ComparedSections.tsx';
import { VersionChoice } from './VersionChoice.tsx';

/** What has changed from a version to another, or to today. */
export function VersionCompare() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id: projectId = '', version = '' } = useParams();
  const [query] = useSearchParams();
  const to = query.get('to') ?? '';
  const toolset = query.get('toolset') ?? '';
  const { current, toolsets: steps } = useSnapshot(project);
  const { summaries } = useSnapshot(definitions);
  const titleOf = useToolsetTitle();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [before, after] = await Promise.all([
        fetchVersion(projectId, version, signal),
        to ? fetchVersion(projectId, to, signal) : fetchContents(projectId, signal),
      ]);
      const ids = summaries.map(({ id }) => id).filter((id) => !toolset || id === toolset);
      const held = new Set([...before.toolsets, ...after.toolsets].map(({ id }) => id));
      return { version: before, compared: await compareContents(before, after, ids, language), ids, held };
    },
    [projectId, version, to, toolset, summaries, language],
  );
  const { loaded, reload } = useLoaded(load);
  // What is beside the path counts once it holds something.
  const isBeside = (id: string) => steps.some((step) => step.id === id && !step.onPath);
  if (loaded.phase === 'missing') {
    return (
      <MissingView
        title={t('versions.missingTitle')}
        text={t('versions.missingText')}
        action={<ButtonLink to={historyPath(projectId)}>{t('settings.tab.history')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={toolset ? t('versions.compareOne', { title: titleOf(toolset) }) : t('versions.compare')}
        of={current?.name}
        intro={t('versions.compareText')}
      />
      <VersionChoice projectId={projectId} version={version} to={to} toolset={toolset} />
      {loaded.phase === 'loading' && <ToolsetSkeleton />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {loaded.phase === 'ready' && (
        <ImagesOf path={`/api/projects/${projectId}/images`}>
          <ComparedSections
            projectId={projectId}
            version={loaded.data.version}
            compared={loaded.data.compared}
            ids={loaded.data.ids.filter((id) => loaded.data.held.has(id) || !isBeside(id))}
            isWithToday={to === ''}
          />
        </ImagesOf>
      )}
    </div>
  );
}
