import { cutText, isLonger } from '#engine/generation/cutText.ts';
import type { FormWords } from '#web/form/formWords.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

// As long as the longest title of the toolsets that come along; the rest stands in its field.
const longest = 500;

/** What people called an item; undefined where they have not. */
function ownName(item: unknown, ui: FieldUi): string | undefined {
  const own = typeof item === 'string' ? item : (item as Record<string, unknown> | undefined)?.[ui.itemTitle ?? ''];
  return typeof own === 'string' && own.trim() !== '' ? own : undefined;
}

/** Whether an item's name is one that people wrote. */
export function isNamed(item: unknown, ui: FieldUi): boolean {
  return ownName(item, ui) !== undefined;
}

/** An item's name in headings and announcements: its title, else its kind and number. */
export function itemLabel(item: unknown, index: number, ui: FieldUi, t: FormWords): string {
  const own = ownName(item, ui);
  if (own !== undefined) return isLonger(own, longest) ? cutText(own, longest) : own;
  return t('untitled', { item: ui.item ?? t('entry'), position: index + 1 });
}
