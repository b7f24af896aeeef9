import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { SharedProject } from '#engine/protocol/shareLink.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { sharedPath } from '#web/paths.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';
import { SubjectReading } from '#web/toolsets/SubjectReading.tsx';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';

import { LateSharedComments } from './comments/LateSharedComments.ts';
import { DeadLink } from './DeadLink.tsx';
import type { OpenedLink } from './OpenedLink.ts';
import { SharedNeighbours } from './SharedNeighbours.tsx';
import { SharedToolsetHeader } from './SharedToolsetHeader.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** A toolset of a shared project, as its picture and to read. */
export function SharedToolset() {
  const { t } = useTranslation();
  const link = useOpenedLink();
  const { toolset = '' } = useParams();
  const summary = link.project.toolsets.find(({ id }) => id === toolset);
  if (summary?.saved) return <SavedToolset key={toolset} link={link} summary={summary} />;
  if (summary)
    return (
      <ToolsetFrame link={link} summary={summary}>
        <EmptyState title={t('empty.noContent')} text={t('shared.nothing')} />
      </ToolsetFrame>
    );
  return (
    <MissingView
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={sharedPath(link.token)}>{t('shared.path')}</ButtonLink>}
    />
  );
}

interface OfToolset {
  link: OpenedLink;
  summary: SharedProject['toolsets'][number];
}

function SavedToolset({ link, summary }: OfToolset) {
  const load = useCallback(() => link.read(summary.id), [link, summary]);
  const { loaded, reload } = useLoaded(load);
  // It was there a moment ago: the link has been withdrawn, or its time is over.
  if (loaded.phase === 'missing') return <DeadLink />;
  return (
    <ToolsetFrame link={link} summary={summary}>
      {loaded.phase === 'loading' ? (
        <ToolsetSkeleton />
      ) : loaded.phase === 'ready' ? (
        <SubjectReading subject={loaded.data} projectName={link.project.name} />
      ) : (
        <FailureView error={loaded.error} onTryAgain={() => void reload()} />
      )}
    </ToolsetFrame>
  );
}

function ToolsetFrame({ link, summary, children }: OfToolset & { children: ReactNode }) {
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-6">
      <SharedToolsetHeader link={link} summary={summary} />
      {children}
      {link.project.takesComments && summary.saved && (
        <LateSharedComments key={summary.id} link={link} toolset={summary.id} />
      )}
      <SharedNeighbours link={link} id={summary.id} />
    </article>
  );
}
