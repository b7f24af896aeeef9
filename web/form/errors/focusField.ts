import { parsePointer } from '#engine/schema/pointer.ts';
import { selectBlank } from '#web/components/selectBlank.ts';
import { bringIntoView } from '#web/form/bringIntoView.ts';
import { focusWithin } from '#web/form/focusWithin.ts';

/** Focuses a field, or the nearest part of the form around it that can be focused. */
export function focusField(idPrefix: string, pointer: string): void {
  const tokens = parsePointer(pointer);
  for (let length = tokens.length; length > 0; length -= 1) {
    const element = document.getElementById([idPrefix, ...tokens.slice(0, length)].join('_'));
    if (!element) continue;
    bringIntoView(element, 'center');
    focusWithin(element);
    selectBlank();
    return;
  }
}
