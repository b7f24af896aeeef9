import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProjectStory } from '#engine/protocol/story.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchStory, saveStory } from '#web/api/story.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { presentPath } from '#web/paths.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { useMay } from '#web/stores/useMay.ts';

import { StoryRow } from './StoryRow.tsx';

type Slide = ProjectStory['slides'][number];

interface StoryEditorProps {
  projectId: string;
  story: ProjectStory;
  onSaved: (story: ProjectStory) => void;
}

/** What is changed here counts once it is saved; where somebody else has saved meanwhile, nothing of it is lost. */
export function StoryEditor({ projectId, story, onSaved }: StoryEditorProps) {
  const { t } = useTranslation();
  const { edit } = useMay();
  const [slides, setSlides] = useState<readonly Slide[]>(story.slides);
  // Over which it is saved: that of somebody else, once one has been told of it.
  const [revision, setRevision] = useState(story.revision);
  const [busy, setBusy] = useState(false);
  const isChanged = JSON.stringify(slides) !== JSON.stringify(story.slides);

  function move(from: number, by: number) {
    const moved = [...slides];
    const [slide] = moved.splice(from, 1);
    if (slide) moved.splice(from + by, 0, slide);
    setSlides(moved);
  }

  async function send(chosen: readonly Slide[]) {
    const choices = chosen.map(({ kind, hidden, title, note }) => ({ kind, hidden, title: title.trim(), note }));
    try {
      onSaved(await saveStory(projectId, { revision, slides: choices }));
      showToast('success', t('story.saved'));
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409)) throw error;
      setRevision((await fetchStory(projectId)).revision);
      showToast('error', t('story.changedMeanwhile'));
    }
  }

  async function save(chosen: readonly Slide[]) {
    setBusy(true);
    await send(chosen).catch((error: unknown) => reportFailure(error, {}, () => void save(chosen)));
    setBusy(false);
  }

  return (
    <>
      <ol className="flex max-w-3xl flex-col gap-3">
        {slides.map((slide, index) => (
          <StoryRow
            key={slide.kind}
            projectId={projectId}
            slide={slide}
            number={index + 1}
            canEdit={edit}
            isFirst={index === 0}
            isLast={index === slides.length - 1}
            onMove={(by) => move(index, by)}
            onChange={(change) =>
              setSlides(slides.map((each) => (each.kind === slide.kind ? { ...each, ...change } : each)))
            }
          />
        ))}
      </ol>
      <div className="sticky low:static bottom-0 -mx-1 flex max-w-3xl flex-wrap justify-end gap-3 bg-surface px-1 py-3">
        {edit && story.revision > 0 && (
          <Button look="quiet" onClick={() => void save([])} busy={busy}>
            {t('story.reset')}
          </Button>
        )}
        <ButtonLink to={presentPath(projectId)} state={openedFromPage}>
          {t('story.present')}
        </ButtonLink>
        {edit && (
          <Button look="strong" busy={busy} inactive={!isChanged} onClick={() => void save(slides)}>
            {t('action.save')}
          </Button>
        )}
      </div>
    </>
  );
}
