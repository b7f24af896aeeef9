import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { letterOf } from '#web/components/isShortcut.ts';
import type { Deck } from '#web/presentation/deck/Deck.ts';
import type { Slide } from '#web/presentation/deck/Slide.ts';
import { SlideBody } from '#web/presentation/slides/SlideBody.tsx';

interface SlideOverviewProps {
  slides: readonly Slide[];
  project: Deck['project'];
  titleOf: (slide: Slide) => string;
  /** The slide that is shown, from 1. */
  number: number;
  onChoose: (number: number) => void;
  onClose: () => void;
}

/** All slides beside and below each other, to go to one: by mouse, by finger, or by the arrows and Enter. */
export function SlideOverview({ slides, project, titleOf, number, onChoose, onClose }: SlideOverviewProps) {
  const { t } = useTranslation();

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.findIndex((button) => button === document.activeElement);
    const rows = buttons.map((button) => button.parentElement?.offsetTop);
    const inRow = rows.filter((top) => top === rows[0]).length;
    const moves: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place - inRow,
      ArrowDown: place + inRow,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = moves[event.key];
    if (letterOf(event.nativeEvent) === 'g') {
      event.preventDefault(); // the same key would open it again
      onClose();
    }
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogPanel className="flex h-full animate-fade flex-col bg-(--picture-ground) text-(--picture-ink)">
        <div className="flex items-center justify-between gap-4 px-4 py-2 desktop:px-8">
          <DialogTitle className="text-lg font-semibold">{t('present.overview')}</DialogTitle>
          <IconButton label={t('present.closeOverview')} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves among its buttons */}
        <ol
          onKeyDown={onKeyDown}
          className="grid min-h-0 grid-cols-2 content-start gap-4 overflow-y-auto px-4 pb-6 desktop:grid-cols-4 desktop:gap-6 desktop:px-8"
        >
          {slides.map((slide, index) => (
            <li key={slide.key} className="relative min-w-0">
              <div
                inert
                className={classNames(
                  'aspect-video overflow-hidden rounded-xl border bg-(--picture-ground) [container-type:inline-size] [content-visibility:auto]',
                  index + 1 === number ? 'border-2 border-primary' : 'border-(--picture-line)',
                )}
              >
                <div className="h-full text-[1cqw]">
                  <SlideBody slide={slide} project={project} />
                </div>
              </div>
              <button
                type="button"
                data-autofocus={index + 1 === number || undefined}
                aria-current={index + 1 === number || undefined}
                onClick={() => onChoose(index + 1)}
                className="mt-1.5 w-full cursor-pointer rounded-sm text-left text-sm after:absolute after:inset-0 after:rounded-xl"
              >
                <span className="line-clamp-2 wrap-anywhere">
                  <span className="text-(--picture-quiet) tabular-nums">{index + 1} </span>
                  {titleOf(slide)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </DialogPanel>
    </Dialog>
  );
}
