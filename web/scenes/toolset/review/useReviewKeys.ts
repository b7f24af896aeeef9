import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

import type { Change } from '#engine/difference/Change.ts';
import { changeKey } from '#web/document/changeKey.ts';

import type { Review } from './useReview.ts';

interface ReviewKeys {
  /** By `changeKey`: where keys decide. */
  current: string | null;
  rowRef: (key: string) => (element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Keys within the rows of a review: K keeps, T takes, J leads to the next (with Shift to the one before), Ctrl+Z takes
 * the last decision back. A row has the focus, so that what is read out is what a key decides on.
 */
export function useReviewKeys({ changes, choices, decide: note, undo }: Review): ReviewKeys {
  const isOpen = (change: Change) => !choices.decided.has(changeKey(change));
  const [current, setCurrent] = useState(() => keyOf(changes.find(isOpen) ?? changes[0]));
  const rows = useRef(new Map<string, HTMLElement>());
  const go = useCallback((change: Change | undefined) => {
    if (!change) return;
    setCurrent(changeKey(change));
    rows.current.get(changeKey(change))?.focus();
  }, []);
  const first = useRef(current);
  useEffect(() => {
    // Behind the dialog, which focuses its first button.
    const begun = requestAnimationFrame(() => rows.current.get(first.current ?? '')?.focus());
    return () => cancelAnimationFrame(begun);
  }, []);

  /** Goes on to the next that is open. */
  function decide(change: Change, isTaken: boolean) {
    note([change], isTaken);
    const from = changes.indexOf(change);
    const inTurn = [...changes.slice(from + 1), ...changes.slice(0, from)];
    go(inTurn.find(isOpen) ?? change);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = changes.findIndex((change) => changeKey(change) === current);
    const change = changes[index];
    const key = event.key.toLowerCase();
    if (key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      return go(undo()?.[0]);
    }
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'k') decide(change, false);
    else if (key === 't') decide(change, true);
    else if (key === 'j') go(changes.at((index + (event.shiftKey ? -1 : 1)) % changes.length));
    else return;
    event.preventDefault();
  }

  return {
    current,
    rowRef: (key) => (element) => {
      if (element) rows.current.set(key, element);
      else rows.current.delete(key);
    },
    onKeyDown,
    onFocus: ({ target }) => {
      const row = [...rows.current].find(([, element]) => element.contains(target));
      if (row) setCurrent(row[0]);
    },
  };
}

const keyOf = (change: Change | undefined) => (change ? changeKey(change) : null);
