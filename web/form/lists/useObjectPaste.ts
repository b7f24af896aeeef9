import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';
import { useForm } from '#web/form/FormContext.ts';
import { takeObjects } from '#web/form/paste/takeObjects.ts';
import { usePaste } from '#web/form/paste/usePaste.ts';

import { focusItem } from './focusItem.ts';

interface ObjectPasteOptions extends Pick<FieldPlace, 'pointer' | 'node' | 'ui'> {
  /** Of an item. */
  item: SchemaNode;
  canArrange: boolean;
}

/** Rows that are pasted into the name of an item of a list of objects become items. */
export function useObjectPaste({ pointer, node, ui, item, canArrange }: ObjectPasteOptions) {
  const { document } = useForm();
  return usePaste({
    list: pointer,
    take: (rows, into) => (canArrange ? takeObjects(rows, into, { list: pointer, document, node, item, ui }) : null),
    focus: (index) => focusItem(pointer, index),
  });
}
