import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { ItemBind } from './Bind.ts';

/** An item of another toolset that a bound field can refer to. */
export interface ReferenceItem {
  id: string;
  /** "" where it has no name. */
  label: string;
  /** It will be a source when it is done: what cites it keeps its name, and nothing new may cite it. */
  isPlanned?: boolean | undefined;
}

/** The items a bound field can refer to, from the content of the toolset it is bound to; none without content. */
export function referenceItems(bind: ItemBind, content: ToolsetDocument | null): ReferenceItem[] {
  return expandPattern(content, `${bind.list}/*`).flatMap((pointer) => {
    const item = getAt(content, pointer);
    const id = getAt(item, '/id');
    const label = getAt(item, `/${bind.label}`);
    return typeof id === 'string' && id !== '' ? [{ id, label: typeof label === 'string' ? label.trim() : '' }] : [];
  });
}
