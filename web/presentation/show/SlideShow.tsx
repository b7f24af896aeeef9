import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { useIsTouch } from '#web/picture/useIsTouch.ts';
import type { Deck } from '#web/presentation/deck/Deck.ts';
import type { Slide } from '#web/presentation/deck/Slide.ts';
import { useSlideWords } from '#web/presentation/deck/useSlideWords.ts';
import { SlideBody } from '#web/presentation/slides/SlideBody.tsx';
import { SlideFrame } from '#web/presentation/slides/SlideFrame.tsx';

import { scrollWithin } from './scrollWithin.ts';
import { SlideControls } from './SlideControls.tsx';
import { SlideFoot } from './SlideFoot.tsx';
import { SlideNotes } from './SlideNotes.tsx';
import { useAwake } from './useAwake.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useGestures } from './useGestures.ts';
import { useIsZoomed } from './useIsZoomed.ts';
import { type SlideActions, useSlideKeys } from './useSlideKeys.ts';
import { useSlidePlace } from './useSlidePlace.ts';
import { useWakeLock } from './useWakeLock.ts';

const SlideOverview = lateDialog(async () => (await import('./SlideOverview.tsx')).SlideOverview);

interface SlideShowProps {
  deck: Deck;
  slides: readonly [Slide, ...Slide[]];
  isNarrow: boolean;
  onLeave: () => void;
}

/** The slides, one at a time. */
export function SlideShow({ deck, slides, isNarrow, onLeave }: SlideShowProps) {
  const { t } = useTranslation();
  const { number, slide, go, step } = useSlidePlace(slides);
  const [hasNotes, setHasNotes] = useState(false);
  const [isOverview, setIsOverview] = useState(false);
  const isTouch = useIsTouch();
  const { isAwake, wake, sleep } = useAwake(isTouch);
  const { canFill, isFull, toggle } = useFullScreen();
  const isZoomed = useIsZoomed();
  const frame = useRef<HTMLDivElement>(null);
  const { titleOf, noteOf } = useSlideWords(deck);
  useWakeLock();

  const next = () => step(1);
  const previous = () => step(-1);
  const actions: SlideActions = {
    next,
    previous,
    first: () => go(1),
    last: () => go(slides.length),
    down: (isPage) => scrollWithin(frame.current, 1, isPage) || next(),
    up: (isPage) => scrollWithin(frame.current, -1, isPage) || previous(),
    toggleNotes: () => setHasNotes((before) => !before),
    showOverview: () => setIsOverview(true),
    toggleFullScreen: () => canFill && toggle(),
    // Escape leaves the full screen first, as in other programs.
    leave: () => (document.fullscreenElement ? toggle() : onLeave()),
  };
  useSlideKeys(actions);
  const gestures = useGestures({ next, previous, tapMiddle: isAwake ? sleep : wake }, isZoomed);

  const title = titleOf(slide);
  const following = slides[number];
  return (
    <div
      className={classNames('flex h-full flex-col', !isAwake && 'cursor-none')}
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && wake()}
    >
      <p aria-live="polite" className="sr-only">
        {t('present.announced', { number, count: slides.length, title })}
      </p>
      <div className="relative min-h-0 flex-1">
        <div
          {...gestures}
          // What a finger does to the sides is a swipe here; enlarged, it moves about.
          className={classNames('h-full select-none', !isZoomed && '*:touch-pan-y *:touch-pinch-zoom')}
        >
          <SlideFrame frame={frame} slideKey={slide.key} title={title} isNarrow={isNarrow}>
            <SlideBody slide={slide} project={deck.project} />
          </SlideFrame>
        </div>
        {isTouch && number === 1 && (
          <p
            className={classNames(
              'pointer-events-none absolute inset-x-4 bottom-20 z-10 mx-auto w-fit rounded-full bg-text px-4 py-2 text-center text-sm text-surface transition-opacity',
              !isAwake && 'opacity-0',
            )}
          >
            {t('present.swipe')}
          </p>
        )}
        <SlideControls
          actions={{ ...actions, leave: onLeave }}
          isAwake={isAwake}
          isFirst={number === 1}
          isLast={number === slides.length}
          {...{ hasNotes, canFill, isFull }}
        />
      </div>
      {isOverview && (
        <SlideOverview
          {...{ slides, number, titleOf, project: deck.project }}
          onChoose={(chosen) => {
            setIsOverview(false);
            go(chosen);
          }}
          onClose={() => setIsOverview(false)}
        />
      )}
      {hasNotes && <SlideNotes lines={noteOf(slide)} next={following && titleOf(following)} />}
      <SlideFoot
        number={number}
        count={slides.length}
        canStandAside={!hasNotes}
        brand={deck.project.brand}
        name={isCover(slide) ? undefined : deck.project.name}
      />
    </div>
  );
}

const isCover = (slide: Slide) =>
  slide.kind === 'title' || (slide.kind === 'story' && slide.told.slide.kind === 'cover');
