import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { useForm } from '../FormContext.ts';
import { longList } from './longList.ts';

/** Whether the form is long enough for a table of contents now: it has several sections, or a long list. */
export function useNeedsContents(): boolean {
  const { definition, document } = useForm();
  const { sections, itemTitles } = definition.ui;
  const lists = useMemo(
    () => sections.flatMap(({ fields }) => fields.filter((field) => itemTitles[field] !== undefined)),
    [sections, itemTitles],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = lists.map((list) => document.subscribe(list, listener));
      return () => stops.forEach((stop) => stop());
    },
    [document, lists],
  );
  const isLong = (list: string) => {
    const items = document.value(list);
    return Array.isArray(items) && items.length >= longList;
  };
  return useSyncExternalStore(subscribe, () => sections.length > 1 || lists.some(isLong));
}
