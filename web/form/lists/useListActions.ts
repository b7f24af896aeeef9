import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { useForm } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

import { createItem, duplicateItem } from './createItem.ts';
import { focusItem } from './focusItem.ts';
import { isNamed, itemLabel } from './itemLabel.ts';
import { useItemKeys } from './useItemKeys.ts';

export interface RemovedItem {
  item: unknown;
  index: number;
  title: string;
  /** Whether the title is one that people wrote. */
  isNamed: boolean;
  /** Distinguishes successive removals. */
  turn: number;
}

export interface ListActions {
  add: () => void;
  insert: (index: number) => void;
  remove: (index: number) => void;
  undo: (removed: RemovedItem) => void;
  duplicate: (index: number) => void;
  move: (from: number, to: number) => void;
}

/**
 * Actions on a list. Each announces its result, and sets the focus where the person can continue. `onAdded` gets the
 * key of a new item.
 */
export function useListActions(list: string, ui: FieldUi, itemNode: SchemaNode, onAdded?: (key: string) => void) {
  const { document, announce, t } = useForm();
  const { itemKeys, redraw } = useItemKeys();
  const [removed, setRemoved] = useState<RemovedItem | null>(null);

  const actions = useMemo<ListActions>(() => {
    let turn = 0;
    const items = () => (document.value(list) as unknown[] | undefined) ?? [];
    const nameOf = (index: number) => itemLabel(items()[index], index, ui, t);
    const act = (change: () => void) => {
      flushSync(() => {
        change();
        redraw();
      });
    };
    const insert = (index: number) => {
      act(() => {
        setRemoved(null);
        itemKeys.insert(index);
        document.insertItem(list, index, createItem(itemNode));
        const key = itemKeys.at(index);
        if (key !== undefined) onAdded?.(key);
      });
      announce(t('added', { item: ui.item ?? t('entry'), position: index + 1 }));
      focusItem(list, index);
    };
    return {
      insert,
      add: () => insert(items().length),
      remove(index) {
        turn += 1;
        const item = items()[index];
        const gone = { item, index, title: nameOf(index), isNamed: isNamed(item, ui), turn };
        act(() => {
          itemKeys.remove(index);
          document.removeItem(list, index);
          setRemoved(gone);
        });
        announce(t('removed', { title: gone.title }));
      },
      undo(gone) {
        act(() => {
          setRemoved(null);
          itemKeys.insert(gone.index);
          document.insertItem(list, gone.index, gone.item);
        });
        announce(t('restored', { title: gone.title }));
        focusItem(list, gone.index);
      },
      duplicate(index) {
        const title = nameOf(index);
        act(() => {
          itemKeys.insert(index + 1);
          document.insertItem(list, index + 1, duplicateItem(items()[index], itemNode));
        });
        announce(t('duplicated', { title, position: index + 2 }));
        focusItem(list, index + 1);
      },
      move(from, to) {
        const total = items().length;
        if (to < 0 || to >= total || from === to) return;
        const title = nameOf(from);
        const active = globalThis.document.activeElement;
        act(() => {
          itemKeys.move(from, to);
          document.moveItem(list, from, to);
        });
        // Moving an element in the DOM drops its focus.
        if (active instanceof HTMLElement) active.focus({ preventScroll: true });
        active?.scrollIntoView?.({ block: 'nearest' });
        announce(t('moved', { title, position: to + 1, total }));
      },
    };
  }, [announce, document, itemKeys, itemNode, list, onAdded, redraw, t, ui]);

  return { actions, itemKeys, removed };
}
