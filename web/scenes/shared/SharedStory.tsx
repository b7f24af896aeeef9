import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { WrittenIn } from '#web/i18n/WrittenIn.ts';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';
import { leastSlides } from '#web/presentation/deck/toStorySlides.ts';
import { StorySlideView } from '#web/presentation/slides/StorySlideView.tsx';

import type { OpenedLink } from './OpenedLink.ts';

/** The story of a shared project: a slide, and below it all of them, small, with a dot at what has changed. */
export function SharedStory({ link }: { link: OpenedLink }) {
  const { t } = useTranslation();
  const { story, project, changed } = link;
  const [number, setNumber] = useState(0);
  const isNarrow = useIsNarrow();
  const strip = useRef<HTMLOListElement>(null);
  const heading = useId();
  const slide = story[number];
  if (story.length < leastSlides || !slide) return null;
  const isNew = (toolsets: readonly string[]) => changed.some(({ id }) => toolsets.includes(id));

  function move(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(number + by, 0), story.length - 1);
    setNumber(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="sr-only">
        {t('shared.story')}
      </h2>
      <WrittenIn value={project.language}>
        <div
          aria-live="polite"
          className="overflow-hidden rounded-[1.25rem] border border-outline bg-(--picture-ground) text-(--picture-ink) shadow-raised [container-type:inline-size]"
        >
          <div className={classNames(!isNarrow && 'aspect-video text-[1cqw]')}>
            <StorySlideView
              slide={{ told: { slide, note: '' }, form: isNarrow ? 'narrow' : 'sheet' }}
              project={project}
            />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves among its buttons */}
        <ol ref={strip} onKeyDown={move} className="flex gap-2 overflow-x-auto p-1">
          {story.map((each, index) => (
            <li key={each.kind} className="relative w-28 shrink-0 desktop:w-auto desktop:min-w-0 desktop:flex-1">
              <div
                inert
                className={classNames(
                  'aspect-video overflow-hidden rounded-lg border-2 bg-(--picture-ground) text-(--picture-ink) [container-type:inline-size]',
                  index === number ? 'border-primary' : 'border-outline',
                )}
              >
                {each.kind === 'cover' ? (
                  <p className="grid h-full place-items-center overflow-hidden px-1 text-[13cqw] font-semibold">
                    {each.title.text}
                  </p>
                ) : (
                  <StorySlideView slide={{ told: { slide: each, note: '' }, form: 'sheet' }} project={project} />
                )}
              </div>
              <button
                type="button"
                aria-current={index === number || undefined}
                aria-label={t(isNew(each.toolsets) ? 'shared.changedSlide' : 'shared.slide', {
                  number: index + 1,
                  title: each.title.text,
                })}
                onClick={() => setNumber(index)}
                className="absolute inset-0 cursor-pointer rounded-lg"
              />
              {isNew(each.toolsets) && (
                <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-tertiary" />
              )}
            </li>
          ))}
        </ol>
      </WrittenIn>
    </section>
  );
}
