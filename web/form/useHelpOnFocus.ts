import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { keepInPlace } from './folds/keepInPlace.ts';

/**
 * Shows the help text of the field that has the focus, or had it last, by `data-helped` on the field, and gives that
 * field. Help appears only after a click has ended: content that moves between pressing and releasing would take the
 * click away.
 */
export function useHelpOnFocus(form: RefObject<HTMLElement | null>): Element | null {
  const [helpedField, setHelpedField] = useState<Element | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let helped: Element | null = null;
    let isPressed = false;
    let waiting: Element | null = null;

    const show = (target: Element, render = (change: () => void) => change()) => {
      const field = target.closest('[data-field]');
      if (field === helped || !target.isConnected) return;
      const change = () =>
        render(() => {
          helped?.removeAttribute('data-helped');
          field?.setAttribute('data-helped', '');
          setHelpedField(field);
        });
      // Only what is above the field can move it; measuring lays the page out at once.
      if (helped?.isConnected && isBefore(helped, target)) keepInPlace(target, change);
      else change();
      helped = field;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (isPressed) waiting = target;
      else show(target);
    };
    const onPress = () => {
      isPressed = true;
      waiting = null;
    };
    const onRelease = () =>
      // After the click, which follows.
      setTimeout(() => {
        isPressed = false;
        if (waiting) show(waiting, flushSync);
        waiting = null;
      });

    element.addEventListener('focusin', onFocus);
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('pointerup', onRelease, true);
    window.addEventListener('pointercancel', onRelease, true);
    return () => {
      element.removeEventListener('focusin', onFocus);
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('pointerup', onRelease, true);
      window.removeEventListener('pointercancel', onRelease, true);
    };
  }, [form]);
  return helpedField;
}

function isBefore(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
