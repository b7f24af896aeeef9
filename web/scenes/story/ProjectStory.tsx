import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ProjectStory } from '#engine/protocol/story.ts';
import { fetchStory } from '#web/api/story.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { StoryEditor } from './StoryEditor.tsx';

/** The slides that tell the project: their order, their titles, what is said to them, and which are left out. */
export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const id = current?.id;
  const load = useCallback((signal: AbortSignal) => fetchStory(id ?? '', signal), [id]);
  const { loaded, reload } = useLoaded(load);
  // What was saved here is newer than what was loaded.
  const [saved, setSaved] = useState<ProjectStory | null>(null);
  if (!current) return null;
  const story = saved ?? (loaded.phase === 'ready' ? loaded.data : null);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('story.title')}
        of={current.name}
        compact
        intro={<p className="max-w-[680px]">{t('story.intro')}</p>}
      />
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {loaded.phase === 'loading' && <SkeletonPage />}
      {story && <StoryEditor key={story.revision} projectId={current.id} story={story} onSaved={setSaved} />}
    </div>
  );
}
