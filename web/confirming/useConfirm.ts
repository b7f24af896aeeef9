import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';

import { isShortcut } from '#web/components/isShortcut.ts';
import { useMay } from '#web/stores/useMay.ts';

import { confirm } from './confirm.ts';
import type { ConfirmablePlaces } from './ConfirmablePlaces.ts';
import { confirmKeys } from './useConfirmShortcut.ts';

/** The state of some places, and what a button that confirms them has to do; null where there is nothing to confirm. */
export function useConfirm(places: ConfirmablePlaces, pointers: readonly string[]) {
  const { edit } = useMay();
  const [isBusy, setIsBusy] = useState(false);
  const state = useSyncExternalStore(places.subscribe, () => places.at(pointers));
  if (state === null || !edit) return null;
  const isConfirmed = state === 'confirmed';
  const onClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { document } = places;
    await confirm({ document, pointers, isTakenBack: isConfirmed, noteUndo: (undo) => (places.undo = undo) });
    setIsBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event.nativeEvent, 'z') || !places.undo) return;
    event.preventDefault();
    places.undo();
  };
  return {
    isConfirmed,
    button: {
      type: 'button',
      'aria-pressed': isConfirmed,
      'aria-busy': isBusy || undefined,
      'aria-keyshortcuts': confirmKeys,
      onClick: () => void onClick(),
      onKeyDown,
    },
  } as const;
}
