import { useEffectEvent, useLayoutEffect } from 'react';

import { letterOf } from '#web/components/isShortcut.ts';

export interface SlideActions {
  next: () => void;
  previous: () => void;
  first: () => void;
  last: () => void;
  /** Shows more of a slide that is longer than the window, else the next slide. */
  down: (isPage: boolean) => void;
  up: (isPage: boolean) => void;
  toggleNotes: () => void;
  showOverview: () => void;
  toggleFullScreen: () => void;
  leave: () => void;
}

/** The keys of a presenter, and those that a remote control sends. */
export function useSlideKeys(actions: SlideActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A question must be answered first.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (isOnButton && (event.key === ' ' || event.key === 'Enter')) return;
    const act = actionOf(event, actions);
    if (!act) return;
    event.preventDefault(); // keeps the browser from scrolling
    act();
  });
  // With the slide itself: a key pressed right after it has appeared counts.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actionOf(event: KeyboardEvent, actions: SlideActions): (() => void) | undefined {
  const { key, shiftKey, repeat } = event;
  switch (key) {
    case 'ArrowRight':
    case 'Enter':
      return actions.next;
    case 'ArrowLeft':
    case 'Backspace':
      return actions.previous;
    case 'ArrowDown':
      return () => actions.down(false);
    case 'ArrowUp':
      return () => actions.up(false);
    case ' ':
      return () => (shiftKey ? actions.up(true) : actions.down(true));
    case 'PageDown':
      return () => actions.down(true);
    case 'PageUp':
      return () => actions.up(true);
    case 'Home':
      return actions.first;
    case 'End':
      return actions.last;
    case 'Escape':
      return actions.leave;
  }
  if (repeat) return undefined;
  return { n: actions.toggleNotes, g: actions.showOverview, f: actions.toggleFullScreen }[letterOf(event)];
}
