import Sparkle from 'lucide-react/icons/sparkle';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { drawPictureWith } from '#engine/picture/drawPictureWith.ts';
import type { SketchContent, SketchForm } from '#engine/protocol/sketch.ts';
import { Spinner } from '#web/components/Spinner.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Picture } from '#web/picture/Picture.tsx';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';

import { countGuesses } from './countGuesses.ts';
import { withNames } from './withNames.ts';

interface DrawingProps {
  definition: SketchForm['toolsets'][number];
  /** Absent until something of it is written. */
  content: SketchContent['drafts'][number]['content'] | undefined;
  phase: 'example' | 'idle' | 'drawing' | 'drawn';
}

/** One picture, with how far it is: everything in it is a guess. */
export function Drawing({ definition, content, phase }: DrawingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title } = definition.locales[language];
  return (
    <article className="rounded-2xl border border-outline bg-raised p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-semibold">{title}</h2>
        <p className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
          {phase === 'drawing' ? (
            <>
              <Spinner size={14} />
              <span>{t('door.drawing')}</span>
            </>
          ) : (
            content && (
              <>
                <Sparkle aria-hidden size={14} />
                <span>{t('door.guesses', { count: countGuesses(content) })}</span>
              </>
            )
          )}
        </p>
      </div>
      <div
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        className="max-h-[30rem] min-h-60 overflow-y-auto rounded-xl bg-field"
      >
        {content && (
          <PictureBoundary>
            <Shown definition={definition} content={content} />
          </PictureBoundary>
        )}
      </div>
    </article>
  );
}

function Shown({ definition, content }: { definition: DrawingProps['definition']; content: Record<string, unknown> }) {
  const language = useLanguage();
  const drawLayout = useDrawLayout(definition.ui.picture);
  const scenes = useMemo(
    () =>
      drawLayout ? drawPictureWith(drawLayout, { definition: withNames(definition), content, language }, 'narrow') : [],
    [drawLayout, definition, content, language],
  );
  return scenes.map((scene, index) => <Picture key={index} scene={scene} />);
}
