import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ProjectStory } from '#engine/protocol/story.ts';
import { storyWords } from '#engine/story/storyWords.ts';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

type Slide = ProjectStory['slides'][number];

interface StoryRowProps {
  projectId: string;
  slide: Slide;
  number: number;
  canEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onChange: (change: Partial<Pick<Slide, 'hidden' | 'title' | 'note'>>) => void;
}

/** One slide: what it tells, and what people have chosen of it. */
export function StoryRow({ projectId, slide, number, canEdit, isFirst, isLast, onMove, onChange }: StoryRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useToolsetTitle();
  const kind = storyWords[language].kinds[slide.kind];
  const shown = slide.slide;
  return (
    <li
      className={classNames(
        'rounded-2xl border border-outline bg-raised p-4',
        slide.hidden && 'border-dashed opacity-80',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-semibold text-muted">
            {number}. {kind}
          </h2>
          <p className="mt-1 text-lg font-semibold wrap-anywhere">
            {slide.title || (shown ? shown.title.text : t('story.empty'))}
          </p>
        </div>
        {canEdit && (
          <>
            <IconButton label={t('story.up', { kind })} aria-disabled={isFirst} onClick={() => !isFirst && onMove(-1)}>
              <ArrowUp aria-hidden size={18} />
            </IconButton>
            <IconButton label={t('story.down', { kind })} aria-disabled={isLast} onClick={() => !isLast && onMove(1)}>
              <ArrowDown aria-hidden size={18} />
            </IconButton>
          </>
        )}
      </div>
      {shown ? (
        <ul className="mt-1 text-sm text-muted">
          {shown.lines.slice(0, 3).map((line, index) => (
            <li key={index} className="truncate">
              {[line.name, line.text].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {t('story.filledIn')}{' '}
          {slide.filledIn.slice(0, 3).map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={toolsetPath(projectId, id)} className="font-medium text-primary underline underline-offset-4">
                {titleOf(id)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {canEdit && (
        <details className="mt-2">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-primary underline-offset-4 hover:underline">
            {t('story.change', { kind })}
          </summary>
          <div className="mt-2 flex flex-col gap-4">
            <TextField
              label={t('story.ownTitle')}
              help={t('story.ownTitleHelp')}
              maxLength={160}
              placeholder={shown?.title.text}
              value={slide.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
            <TextArea
              label={t('story.note')}
              rows={2}
              maxLength={4000}
              value={slide.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
            <Checkbox label={t('story.hide')} checked={slide.hidden} onChange={(hidden) => onChange({ hidden })} />
          </div>
        </details>
      )}
    </li>
  );
}
