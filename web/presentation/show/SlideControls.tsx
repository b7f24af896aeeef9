import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import NotepadText from 'lucide-react/icons/notepad-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { IconButton } from '#web/components/IconButton.tsx';

import type { SlideActions } from './useSlideKeys.ts';

interface SlideControlsProps {
  actions: SlideActions;
  isAwake: boolean;
  isFirst: boolean;
  isLast: boolean;
  hasNotes: boolean;
  canFill: boolean;
  isFull: boolean;
}

/** The buttons over the slides. They fade away, but not from the keyboard, nor from a mouse that rests on them. */
export function SlideControls({ actions, isAwake, isFirst, isLast, hasNotes, canFill, isFull }: SlideControlsProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('present.controls')}
      className={classNames(
        'absolute bottom-2 left-1/2 z-10 flex -translate-x-1/2 items-center gap-1 rounded-full border border-outline bg-raised p-1.5 text-text shadow-overlay transition-opacity',
        'has-focus-visible:pointer-events-auto has-focus-visible:opacity-100 hover:opacity-100',
        isAwake ? 'opacity-100' : 'opacity-0 pointer-coarse:pointer-events-none',
      )}
    >
      <Control label={t('present.previous')} keys="ArrowLeft" inactive={isFirst} onClick={actions.previous}>
        <ChevronLeft size={22} />
      </Control>
      <Control label={t('present.next')} keys="ArrowRight" inactive={isLast} onClick={actions.next}>
        <ChevronRight size={22} />
      </Control>
      <span aria-hidden className="mx-1 h-6 w-px bg-outline" />
      <Control label={t('present.overview')} keys="G" onClick={actions.showOverview}>
        <LayoutGrid size={20} />
      </Control>
      <Control label={t('present.notes')} keys="N" pressed={hasNotes} onClick={actions.toggleNotes}>
        <NotepadText size={20} />
      </Control>
      {canFill && (
        <Control
          label={t(isFull ? 'present.leaveFullScreen' : 'present.fullScreen')}
          keys="F"
          onClick={actions.toggleFullScreen}
        >
          {isFull ? <Minimize size={20} /> : <Maximize size={20} />}
        </Control>
      )}
      <Control label={t('present.close')} keys="Escape" onClick={actions.leave}>
        <X size={22} />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  /** In the form of aria-keyshortcuts. */
  keys: string;
  inactive?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, keys, inactive = false, pressed, onClick, children }: ControlProps) {
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      // Not `disabled`, which would drop the focus at the last slide.
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
      // A click leaves the focus where it is: the space bar leads on, and does not press the button again.
      onMouseDown={(event) => event.preventDefault()}
      className="size-11 aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-primary-tonal aria-pressed:text-on-primary-tonal"
    >
      {children}
    </IconButton>
  );
}
